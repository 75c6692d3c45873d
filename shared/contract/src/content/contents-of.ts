import type { Block, Group } from '../kernel/block.ts'
import { isShown } from '../kernel/conditions.ts'
import type { BlockContents, GroupContents, PlainWords } from '../kernel/contents/block-contents.ts'
import { withFallbacks } from '../options/option-values.ts'
import type { FieldView, GroupView } from './page-view.ts'
import { linesOf } from './rich-text.ts'

/** The contents of a block of a page, for things that are made of all of it, such as a form. `groups` are those of its page, in their order. */
export function contentsOf(block: Block, view: GroupView, groups: readonly GroupView[]): BlockContents {
  const cards = Object.entries(block.children).map(([slot, card]) => [
    slot,
    groups.filter(({ parentId, name }) => parentId === view.id && name === card.name).map((one) => ownOf(card, one)),
  ])
  return { ...ownOf(block, view), cards: Object.fromEntries(cards) }
}

function ownOf(group: Group, { id, options: own, fields, hiddenFields }: GroupView): GroupContents {
  const options = withFallbacks(group.options, own)
  const shown = fields.filter(({ name }) => !hiddenFields.includes(name) && isShown(group.showWhen[name], options))
  return { id, options, words: Object.fromEntries(shown.map((field) => [field.name, wordsOf(field)])) }
}

function wordsOf({ words, language }: FieldView): PlainWords {
  return { lines: typeof words === 'string' ? words.split('\n') : linesOf(words), language }
}
