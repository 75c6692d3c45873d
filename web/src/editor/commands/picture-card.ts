import { findGroup } from '../model/catalogue/known-blocks.ts'

interface PictureCard {
  readonly name: string
  /** The field of it that holds the picture. */
  readonly field: string
}

/** The card of a board that shows a picture; null where the block has none. */
export function pictureCardOf(block: string): PictureCard | null {
  const entry = findGroup(block)
  if (!entry || entry.slot !== null) return null
  for (const card of Object.values(entry.block.children)) {
    const field = Object.entries(card.fields).find(([, { kind }]) => kind === 'media')?.[0]
    if (field) return { name: card.name, field }
  }
  return null
}
