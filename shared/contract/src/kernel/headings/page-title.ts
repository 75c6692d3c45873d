import type { Block, Group } from '../block.ts'

/** Fields of a group as a visitor meets them, as far as headings go. */
interface ShownGroup {
  /** Whether the field shows words. */
  readonly isShown: (field: string) => boolean
  /** Whether the field's formatted text has headings. */
  readonly hasHeadings: (field: string) => boolean
}
interface ShownBlock extends ShownGroup {
  readonly block: Block
  readonly cards: readonly (ShownGroup & { readonly group: Group })[]
}

/** How a block begins for whoever goes by headings: with its title, with another heading, or with none. */
export type Beginning = 'title' | 'heading' | null

/** How a block that is shown begins. Its title stands above all else in it. */
export function beginningOf({ block, cards, ...shown }: ShownBlock): Beginning {
  if (block.heading !== null && shown.isShown(block.heading)) return 'title'
  const isHeaded = block.headsEntries || hasHeadings(block, shown) || cards.some((card) => isCardHeaded(card))
  return isHeaded ? 'heading' : null
}

function isCardHeaded({ group, ...shown }: ShownBlock['cards'][number]): boolean {
  return (group.heading !== null && shown.isShown(group.heading)) || hasHeadings(group, shown)
}

function hasHeadings({ fields }: Group, shown: ShownGroup): boolean {
  return Object.entries(fields).some(
    ([name, { kind }]) => kind === 'richText' && shown.isShown(name) && shown.hasHeadings(name),
  )
}

/**
 * Which block's title is the page's, of all blocks in their order: the first heading of the page, if it is a block's title. Null
 * where none is: then the page's name is its title, ahead of them all and unseen.
 */
export function titleBlock<Id>(blocks: Iterable<readonly [id: Id, beginning: Beginning]>): Id | null {
  for (const [id, beginning] of blocks) {
    if (beginning !== null) return beginning === 'title' ? id : null
  }
  return null
}
