import { defineView } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { BoardView } from '@blickfang/views/site/board/board-view.tsx'
import type from '@blickfang/views/site/type.module.css'
import { productBoard } from './contract.ts'
import css from './product-board.module.css'

export const productBoardView = defineView(
  productBoard,
  ({ fields, options, children, site, isPageTitle }) => (
    <BoardView fields={fields} options={options} site={site} isPageTitle={isPageTitle} className={css.products}>
      {children.cards}
    </BoardView>
  ),
  {
    cards: ({ fields, options, site, cardHeading: Heading }) => (
      <div className={`${board.card} ${css.product}`}>
        {!fields.image.isEmpty && (
          <div className={board.media}>
            <fields.image sizes="(min-width: 30rem) 300px, 50vw" />
          </div>
        )}
        <div className={`${board.body} ${css.body}`}>
          <fields.brand as="p" className={css.brand} />
          {!fields.title.isEmpty && (
            <Heading className={`${type.cardTitle} ${css.name}`}>
              <site.Link to={options.link} className={board.cover}>
                <fields.title as="span" className={type.word} />
              </site.Link>
            </Heading>
          )}
          <fields.price as="p" className={css.price} />
        </div>
        <fields.badge as="p" className={css.badge} />
      </div>
    ),
  },
)
