import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { heading } from './contract.ts'
import css from './heading.module.css'

export const headingView = defineView(heading, ({ fields, options, isPageTitle }) => (
  <div className={css.heading} data-align={options.alignment} data-size={options.titleSize}>
    <fields.kicker className={type.kicker} />
    <fields.title as={isPageTitle ? 'h1' : 'h2'} className={`${type.title} ${css.title}`} />
    <fields.lead className={type.lead} />
  </div>
))
