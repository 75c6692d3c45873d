import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import type from '@blickfang/views/site/type.module.css'
import css from './columns.module.css'
import { columns } from './contract.ts'

export const columnsView = defineView(
  columns,
  ({ fields, options, children, isPageTitle }) => (
    <div className={css.block}>
      <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
      <ul className={css.columns} data-columns={options.columns} data-lines={options.hasLines || undefined}>
        {children.columns}
      </ul>
    </div>
  ),
  {
    columns: ({ fields, cardHeading }) => (
      <div className={css.column}>
        <fields.title as={cardHeading} className={type.cardTitle} />
        <fields.text className={type.text} />
        <fields.button variant="text" />
      </div>
    ),
  },
)
