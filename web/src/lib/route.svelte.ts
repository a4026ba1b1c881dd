/** Where we are: a path and a fragment. Links stay links; clicks do not reload the page. */

export const route = $state({ path: location.pathname, hash: location.hash, search: location.search })

function read(): void {
  route.path = location.pathname
  route.hash = location.hash
  route.search = location.search
}

export function go(to: string): void {
  history.pushState(null, '', to)
  read()
  scrollTo(0, 0)
}

addEventListener('popstate', read)
addEventListener('hashchange', read)

/** On a container: inner links of our own site are followed without a reload. */
export function links(node: HTMLElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a')
    if (!link || link.origin !== location.origin || event.defaultPrevented) return
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  node.addEventListener('click', follow)
  return { destroy: () => node.removeEventListener('click', follow) }
}
