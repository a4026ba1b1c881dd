/** How this device likes its hand: the order is kept, filters last as long as the page. */

export type Sort = 'taken' | 'cost' | 'type' | 'tag'

const KEY = 'cinqmars-terraforming-sort'
export const SORTS: readonly Sort[] = ['taken', 'cost', 'type', 'tag']

function kept(): Sort {
  try {
    return SORTS.find((sort) => sort === localStorage.getItem(KEY)) ?? 'taken'
  } catch {
    return 'taken'
  }
}

export const ways = $state({ sort: kept(), playable: false, type: '', tag: '' })

/** Call it inside an effect. */
export function keepSort(): void {
  try {
    localStorage.setItem(KEY, ways.sort)
  } catch {
    // a private window keeps nothing
  }
}
