/** Choosing on the board, one click at a time. */

import type { Choice } from './types'

const sort = (ref: string | undefined): string => ref?.split(':')[0] ?? ''

/** From one place to another of the same sort: then the order of the clicks counts. */
const isPath = (refs: readonly string[]): boolean => refs.length > 1 && sort(refs[0]) === sort(refs[1])

/** Whether what was clicked so far may still mean this option. */
export function fits(refs: readonly string[], clicked: readonly string[]): boolean {
  if (isPath(refs)) return clicked.every((ref, i) => refs[i] === ref)
  return clicked.every((ref) => refs.includes(ref))
}

/** The option that means what another meant, among those that are possible now. */
export function still(choices: readonly Choice[], was: Choice | undefined): Choice | undefined {
  const meant = ({ label, refs }: Choice): string => JSON.stringify([label, refs])
  return was && choices.find((c) => !c.reason && meant(c) === meant(was))
}

/** What the next click may be. */
export function lit(choices: readonly Choice[], clicked: readonly string[]): Set<string> {
  const refs = new Set<string>()
  for (const choice of choices) {
    if (choice.reason || !fits(choice.refs, clicked)) continue
    const next = isPath(choice.refs) ? choice.refs.slice(clicked.length, clicked.length + 1) : choice.refs
    for (const ref of next) if (!clicked.includes(ref)) refs.add(ref)
  }
  return refs
}

/** The one of several options that a click may mean which goes on with the piece chosen before. */
export function preferred(left: readonly Choice[], before: Choice | undefined, clicked: readonly string[]): Choice | undefined {
  const held = before?.refs.filter((ref) => !clicked.includes(ref)) ?? []
  const same = left.filter((c) => c !== before && c.refs.some((ref) => held.includes(ref)))
  return same.length === 1 ? same[0] : undefined
}
