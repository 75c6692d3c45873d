import { fold } from '@blickfang/contract/kernel/fold.ts'
import type { LucideIcon } from 'lucide-react'

/** Something that the palette leads to or does. */
export interface PaletteItem {
  readonly key: string
  readonly group: 'blocks' | 'actions' | 'panels' | 'settings' | 'pages'
  readonly label: string
  /** Text that tells the item from others of its name. */
  readonly hint?: string
  readonly icon: LucideIcon
  readonly keys?: string
  readonly run: () => void
}

const maxAtFirst = 6
const maxFound = 20

/**
 * Items that have all the words that are searched for, in their order; of each group no more than a person looks through. A name
 * that begins with the words comes before one that only has them. Accents and ß make no difference.
 */
export function findItems(items: readonly PaletteItem[], search: string): readonly PaletteItem[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const begins = (item: PaletteItem) => words.length > 0 && fold(item.label).startsWith(words.join(' '))
  const found = items.filter((item) => {
    const all = fold(`${item.label} ${item.hint ?? ''}`)
    return words.every((word) => all.includes(word))
  })
  const sorted = found.toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
  const most = words.length > 0 ? maxFound : maxAtFirst
  const counts = new Map<string, number>()
  return sorted.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    return count <= most
  })
}
