import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { Board } from '@blickfang/views/site/board/board.tsx'
import { buttonClass } from '@blickfang/views/site/button.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { Children, type ReactNode } from 'react'
import { batch } from './batch.ts'
import { mediaGallery } from './contract.ts'
import css from './media-gallery.module.css'
import { messages } from './messages.generated.ts'

export const mediaGalleryView = defineView(
  mediaGallery,
  ({ fields, options, children, site, isPageTitle }) => {
    const t = translate(messages, site.locale)
    const lists = options.gridLayout === 'masonry' && !site.isStill ? inBatches(children.pictures) : [children.pictures]
    const words = {
      close: t('close'),
      zoom: t('zoom'),
      previous: t('previous'),
      next: t('next'),
      failed: t('failed'),
      name: t('name'),
    }
    return (
      // Where nothing moves all of its pictures are at hand.
      <div className={css.gallery} data-gallery={site.isStill ? 'whole' : ''} data-words={JSON.stringify(words)}>
        <Intro title={fields.title} lead={fields.lead} alignment={options.alignment} isPageTitle={isPageTitle} />
        {Children.count(children.pictures) > 0 && (
          <>
            <div className={css.lists}>
              {lists.map((pictures, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a live page's pictures never move
                <Board key={at} options={options} locale={site.locale}>
                  {pictures}
                </Board>
              ))}
            </div>
            <div className={css.more}>
              <button type="button" className={buttonClass({})} data-more-pictures="">
                {t('more')}
              </button>
              <p role="status" data-shown-of={t('shown', { shown: '{shown}', all: '{all}' })} />
            </div>
          </>
        )}
      </div>
    )
  },
  {
    pictures: ({ fields }) => (
      <figure className={`${board.card} ${css.figure}`}>
        {!fields.image.isEmpty && (
          <div className={board.media}>
            <fields.image sizes="(min-width: 58rem) 24rem, (min-width: 30rem) 50vw, 100vw" whole={css.link} />
          </div>
        )}
        <fields.caption as="figcaption" className={css.caption} />
      </figure>
    ),
  },
)

/** Each batch is balanced by itself, so that the pictures that are there stay where they are when more come. */
function inBatches(pictures: ReactNode): readonly ReactNode[] {
  const all = Children.toArray(pictures)
  const starts = Array.from({ length: Math.ceil(all.length / batch) }, (_, at) => at * batch)
  return starts.map((start) => all.slice(start, start + batch))
}
