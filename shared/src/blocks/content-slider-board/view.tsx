import { Children } from 'react'
import { defineView } from '../../kernel/view.ts'
import type from '../../site/type.module.css'
import css from './content-slider-board.module.css'
import { contentSliderBoard } from './contract.ts'
import { ContentSliderBoardIsland } from './island.tsx'
import { sliderMessages } from './messages.ts'

export const contentSliderBoardView = defineView(
  contentSliderBoard,
  ({ fields, options, children, site, page, id, index }) => (
    <div className={css.board} data-bleed="">
      {!fields.title.isEmpty && (
        <div className={css.intro}>
          <fields.title as={index === 0 ? 'h1' : 'h2'} className={type.title} />
        </div>
      )}
      <ContentSliderBoardIsland
        id={id}
        pageId={page.id}
        count={Children.count(children.cards)}
        isStill={site.isEditing}
        hasProgress={options.pagination}
        hasLock={options.scrollLock}
        words={sliderMessages(site.locale)}
      >
        {children.cards}
      </ContentSliderBoardIsland>
    </div>
  ),
  {
    cards: ({ fields, options, cardHeading }) => (
      <div className={css.card} data-position={options.textPosition} data-plain={fields.image.isEmpty || undefined}>
        {!fields.image.isEmpty && (
          <div className={css.picture}>
            <fields.image sizes="100vw" fit="cover" />
          </div>
        )}
        <div className={css.words} data-words="">
          <fields.title as={cardHeading} className={type.title} />
          <fields.text className={type.text} />
          <fields.button />
        </div>
      </div>
    ),
  },
)
