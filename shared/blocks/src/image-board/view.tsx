import { defineView } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { BoardView } from '@blickfang/views/site/board/board-view.tsx'
import type from '@blickfang/views/site/type.module.css'
import { imageBoard } from './contract.ts'

export const imageBoardView = defineView(
  imageBoard,
  ({ fields, options, children, site, isPageTitle }) => (
    <>
      <BoardView fields={fields} options={options} site={site} isPageTitle={isPageTitle}>
        {children.cards}
      </BoardView>
    </>
  ),
  {
    cards: ({ fields, options, site, cardHeading: Heading }) => {
      const picture = <fields.image sizes="(min-width: 58rem) 24rem, (min-width: 30rem) 50vw, 100vw" />
      return (
        <div className={board.card}>
          {!fields.image.isEmpty && (
            <div className={board.media}>
              {fields.title.isEmpty ? (
                <site.Link to={options.link} className={board.cover}>
                  {picture}
                </site.Link>
              ) : (
                picture
              )}
            </div>
          )}
          {!(fields.title.isEmpty && fields.text.isEmpty) && (
            <div className={board.body}>
              {!fields.title.isEmpty && (
                <Heading className={type.cardTitle}>
                  <site.Link to={options.link} className={board.cover}>
                    <fields.title as="span" className={type.word} />
                  </site.Link>
                </Heading>
              )}
              <fields.text className={type.text} />
            </div>
          )}
        </div>
      )
    },
  },
)
