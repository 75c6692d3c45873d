import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { Children } from 'react'
import css from './content-slider-board.module.css'
import { contentSliderBoard } from './contract.ts'
import { ContentSliderBoardIsland } from './island.tsx'
import { messages } from './messages.generated.ts'
import type { SliderWords } from './slider.tsx'

/** A picture of 3:2 that covers the screen is as wide as the screen is high, and half as much again; upright it covers what is above the words. */
const pictureSizes = '(max-aspect-ratio: 3/4) max(100vw, 93svh), max(100vw, 150svh)'

/** Finished sentences, so that the island needs nothing that makes them. */
function sliderWords(count: number, locale: Locale): SliderWords {
  const t = translate(messages, locale)
  const places = Array.from({ length: count }, (_, index) => t('place', { number: index + 1, count }))
  return { cards: t('cards'), places, previous: t('previous'), next: t('next') }
}

export const contentSliderBoardView = defineView(
  contentSliderBoard,
  ({ fields, options, children, site, page, id, isPageTitle }) => (
    <div className={css.board} data-bleed="">
      {!fields.title.isEmpty && (
        <div className={css.intro}>
          <fields.title as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
        </div>
      )}
      <ContentSliderBoardIsland
        id={id}
        pageId={page.id}
        isStill={site.isStill}
        hasProgress={options.pagination}
        hasLock={options.scrollLock}
        words={sliderWords(Children.count(children.cards), site.locale)}
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
            <fields.image sizes={pictureSizes} fit="cover" />
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
