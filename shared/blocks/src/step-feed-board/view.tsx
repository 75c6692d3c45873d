import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import type from '@blickfang/views/site/type.module.css'
import type { CSSProperties } from 'react'
import { stepFeedBoard } from './contract.ts'
import css from './step-feed-board.module.css'

export const stepFeedBoardView = defineView(
  stepFeedBoard,
  ({ fields, options, children, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} size={options.titleSize} isPageTitle={isPageTitle} />
      <div className={css.board}>
        <ol
          className={css.steps}
          data-layout={options.gridLayout}
          data-columns={options.columnLayout}
          data-lenses={options.lenses || undefined}
        >
          {children.cards}
        </ol>
      </div>
    </>
  ),
  {
    cards: ({ fields, options, cardHeading }) => (
      <div className={css.step} style={{ '--minutes': options.minutes } as CSSProperties}>
        {!fields.image.isEmpty && (
          <div className={css.media}>
            <fields.image sizes="(min-width: 46rem) 24rem, 100vw" className={css.picture} />
          </div>
        )}
        <div className={css.words}>
          <fields.kicker as="p" className={css.kicker} />
          <fields.title as={cardHeading} className={type.cardTitle} />
          <fields.text className={type.text} />
          <fields.button variant="text" />
        </div>
      </div>
    ),
  },
)
