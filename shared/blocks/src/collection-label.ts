import { type Label, labelIn } from '@blickfang/contract/kernel/label.ts'
import { allBlocks } from './own/all-blocks.ts'

/** Collections that no block lists. */
const others: Readonly<Record<string, Label>> = {
  game: { de: 'Golfspiel', fr: 'Jeu de golf', en: 'Golf game' },
}

const freePages: Label = { de: 'Freie Seiten', fr: 'Pages libres', en: 'Free pages' }

/** A collection of pages as people call it, wherever it is said: by the name of the block that lists it. Null: the free pages. */
export function collectionLabel(name: string | null, language: string): string {
  if (name === null) return labelIn(freePages, language)
  const container = allBlocks.find(({ collection }) => collection?.name === name)
  const label = container?.label ?? others[name]
  return label ? labelIn(label, language) : name
}
