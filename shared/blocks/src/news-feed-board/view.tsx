import { defineView } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { BoardView } from '@blickfang/views/site/board/board-view.tsx'
import type from '@blickfang/views/site/type.module.css'
import { newsFeedBoard } from './contract.ts'
import { NewsDate } from './news-date.tsx'
import css from './news-feed-board.module.css'

export const newsFeedBoardView = defineView(
  newsFeedBoard,
  ({ fields, options, children, site, isPageTitle }) => (
    <>
      <BoardView
        fields={fields}
        options={options}
        site={site}
        isPageTitle={isPageTitle}
        className={options.highlightFirst && options.gridLayout === 'grid' ? css.highlight : undefined}
      >
        {children.cards}
      </BoardView>
      {!fields.button.isEmpty && (
        <div className={css.more} data-align={options.alignment}>
          <fields.button variant="bubble" />
        </div>
      )}
    </>
  ),
  {
    cards: ({ fields, options, site, cardHeading }) => (
      <article className={board.card}>
        {!fields.image.isEmpty && (
          <div className={board.media}>
            <fields.image sizes="(min-width: 58rem) 36rem, (min-width: 30rem) 50vw, 100vw" />
          </div>
        )}
        <div className={board.body}>
          <NewsDate text={options.date} locale={site.locale} className={css.date} />
          <fields.title as={cardHeading} className={type.cardTitle} />
          <fields.text className={type.text} />
          <fields.button variant="text" />
        </div>
      </article>
    ),
  },
)
