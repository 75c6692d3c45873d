import { defineView } from '@blickfang/views/kernel/view.ts'
import { Ground } from '@blickfang/views/site/ground.tsx'
import type from '@blickfang/views/site/type.module.css'
import { facts } from './contract.ts'
import css from './facts.module.css'

export const factsView = defineView(
  facts,
  ({ fields, options, children, isPageTitle }) => (
    <div className={css.place} data-sticky={options.isSticky || undefined}>
      <Ground color={options.color} className={css.rail}>
        <fields.title as={isPageTitle ? 'h1' : 'h2'} className={`${type.cardTitle} ${css.title}`} />
        <ul className={css.facts}>{children.facts}</ul>
        <fields.button className={css.button} />
      </Ground>
    </div>
  ),
  {
    facts: ({ fields }) => (
      <div className={css.fact}>
        <fields.name as="span" className={css.label} />
        <fields.value as="strong" className={css.value} />
      </div>
    ),
  },
)
