import { defineView } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { BoardView } from '@blickfang/views/site/board/board-view.tsx'
import type from '@blickfang/views/site/type.module.css'
import { serviceBoard } from './contract.ts'
import css from './service-board.module.css'

export const serviceBoardView = defineView(
  serviceBoard,
  ({ fields, options, children, site, isPageTitle }) => (
    <>
      <BoardView
        fields={fields}
        options={options}
        site={site}
        isPageTitle={isPageTitle}
        className={options.numbered ? css.numbered : undefined}
      >
        {children.cards}
      </BoardView>
    </>
  ),
  {
    cards: ({ fields, options, cardHeading }) => (
      <div className={`${board.card} ${css.card}`} data-highlighted={options.highlighted || undefined}>
        {!fields.image.isEmpty && (
          <div className={board.media}>
            <fields.image sizes="(min-width: 58rem) 24rem, (min-width: 30rem) 50vw, 100vw" />
          </div>
        )}
        <div className={`${board.body} ${css.body}`}>
          <fields.title as={cardHeading} className={type.cardTitle} />
          <fields.text className={type.text} />
          <fields.price as="p" className={css.price} />
          <fields.button variant="text" className={css.button} />
        </div>
      </div>
    ),
  },
)
