import { makeDefineBlock } from '../kernel/block.ts'
import { words } from '../kernel/words.ts'
import { colorSwatches } from './color-swatches/option.ts'
import { size } from './size/option.ts'

/** Options of every block, rendered by the frame around it: a restyle never touches 45 folders. */
export const common = {
  background: colorSwatches(words.background),
  spacing: size(words.spacing),
}

/**
 * Declares a block of the catalogue; it gets the common options.
 *
 * @example
 * import { text } from '@blickfang/contract/fields/fields.ts'
 * import { words } from '@blickfang/contract/kernel/words.ts'
 * export const motto = defineBlock({
 *   name: 'motto',
 *   label: { de: 'Motto', fr: 'Devise', en: 'Motto' },
 *   section: 'content',
 *   icon: 'quote',
 *   fields: { title: text(words.title, { maxLength: 120 }) },
 * })
 */
export const defineBlock = makeDefineBlock(common)
