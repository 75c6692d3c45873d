/** Longest target that a menu shows whole, and how much it shows of a longer one. Source: spec/editor.md §5. */
const longest = 20
const shown = 17

/** Where a link leads, as a menu has room for it. */
export function shortTarget(target: string): string {
  const signs = [...target.replace(/^https?:\/\//i, '')]
  return signs.length > longest ? `${signs.slice(0, shown).join('')}…` : signs.join('')
}
