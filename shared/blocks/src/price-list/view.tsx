import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import type from '@blickfang/views/site/type.module.css'
import { priceList } from './contract.ts'
import css from './price-list.module.css'

export const priceListView = defineView(
  priceList,
  ({ fields, options, children, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
      <div className={css.sheet}>
        <ul
          className={css.lines}
          data-columns={options.isTwoColumns ? 2 : undefined}
          data-dots={options.hasDots || undefined}
        >
          {children.lines}
        </ul>
        <fields.footnote className={css.footnote} />
        <fields.button className={css.button} />
      </div>
    </>
  ),
  {
    lines: ({ fields, cardHeading }) => {
      const { name, price, note, duration } = fields
      const isPriced = ![name, price, note, duration].every(({ isEmpty }) => isEmpty)
      return (
        <>
          <fields.heading as={cardHeading} className={`${type.cardTitle} ${css.heading}`} />
          {isPriced && (
            <div className={css.line}>
              <fields.name as="strong" className={css.name} />
              <span className={css.dots} />
              <fields.price as="span" className={css.price} />
              <fields.note as="span" className={css.note} />
              <fields.duration as="span" className={css.duration} />
            </div>
          )}
        </>
      )
    },
  },
)
