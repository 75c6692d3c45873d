import type { Block } from '../kernel/block.ts'
import { type Label, labelIn } from '../kernel/label.ts'
import { blocks } from './contracts.generated.ts'

/** Collections that no block lists. */
const others: Readonly<Record<string, Label>> = {
  game: { de: 'Golfspiel', fr: 'Jeu de golf', en: 'Golf game' },
}

/** A collection of pages as people call it, wherever it is said: by the name of the block that lists it. */
export function collectionLabel(name: string, language: string): string {
  const container = Object.values<Block>(blocks).find(({ collection }) => collection?.name === name)
  const label = container?.label ?? others[name]
  return label ? labelIn(label, language) : name
}
