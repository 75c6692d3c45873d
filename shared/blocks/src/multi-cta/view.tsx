import { defineView } from '@blickfang/views/kernel/view.ts'
import { Ground } from '@blickfang/views/site/ground.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import type from '@blickfang/views/site/type.module.css'
import { multiCta } from './contract.ts'
import css from './multi-cta.module.css'

export const multiCtaView = defineView(
  multiCta,
  ({ fields, options, children, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} alignment={options.alignment} isPageTitle={isPageTitle} />
      <Ground color={options.boxed ? options.boxColor : null} className={css.calls}>
        <ul
          className={css.list}
          data-boxed={options.boxed || undefined}
          data-lenses={options.lenses || undefined}
          data-align={options.alignment}
        >
          {children.cards}
        </ul>
      </Ground>
    </>
  ),
  {
    cards: ({ fields, cardHeading }) => (
      <div className={css.call}>
        {!fields.image.isEmpty && (
          <div className={css.media}>
            <fields.image sizes="(min-width: 46rem) 24rem, 6rem" className={css.picture} />
          </div>
        )}
        <div className={css.words}>
          <fields.title as={cardHeading} className={type.cardTitle} />
          <fields.text className={type.text} />
          <fields.button variant="text" className={css.button} />
        </div>
      </div>
    ),
  },
)
