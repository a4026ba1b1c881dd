/** Letters that look like Latin ones, and what they look like; digits that pass for letters. */
const LIKE: Record<string, string> = Object.fromEntries(
  [...'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdԛqԝwɡgαaβbεeηnιiκkνvοoρpτtυuχx0o1l|l!lıiəe'].reduce<[string, string][]>(
    (pairs, letter, i, all) => (i % 2 ? pairs : [...pairs, [letter, all[i + 1] ?? '']]),
    [],
  ),
)

/** How a name looks at a glance: two that look alike are one. */
export function looks(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim()
  return [...plain].map((letter) => LIKE[letter] ?? letter).join('').replace(/i/g, 'l').replace(/rn/g, 'm')
}

/** Two people of one name, or of names that look alike, are told apart by a number: Ana, and Ana 2. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set(names.map(looks))
  const met = new Map<string, number>()
  return names.map((name) => {
    if (!name) return name
    const seen = looks(name)
    let n = (met.get(seen) ?? 0) + 1
    while (n > 1 && taken.has(looks(`${name} ${n}`))) n++
    met.set(seen, n)
    return n > 1 ? `${name} ${n}` : name
  })
}
