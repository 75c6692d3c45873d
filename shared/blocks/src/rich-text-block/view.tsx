import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { richTextBlock } from './contract.ts'
import css from './rich-text-block.module.css'

export const richTextBlockView = defineView(richTextBlock, ({ fields, options, isPageTitle }) => (
  <div
    className={css.block}
    data-align={options.twoColumns ? 'left' : options.alignment}
    data-size={options.textSize}
    data-columns={options.twoColumns || undefined}
  >
    <fields.title as={isPageTitle ? 'h1' : 'h2'} className={`${type.title} ${css.title}`} />
    <fields.text className={`${type.text} ${css.text}`} />
  </div>
))
