import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import type from '@blickfang/views/site/type.module.css'
import { figures } from './contract.ts'
import css from './figures.module.css'

export const figuresView = defineView(
  figures,
  ({ fields, options, children, site, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} alignment={options.alignment} isPageTitle={isPageTitle} />
      <ul
        className={css.row}
        data-align={options.alignment}
        data-counts={options.isCounting && !site.isStill ? '' : undefined}
      >
        {children.figures}
      </ul>
    </>
  ),
  {
    figures: ({ fields }) => (
      <div className={css.figure}>
        <fields.value as="strong" className={css.value} />
        <fields.caption as="span" className={css.label} />
        <fields.text className={`${type.text} ${css.text}`} />
      </div>
    ),
  },
)
