import { defineView } from '@blickfang/views/kernel/view.ts'
import { Board } from '@blickfang/views/site/board/board.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { RichText } from '@blickfang/views/site/rich-text.tsx'
import { Stars } from '@blickfang/views/site/stars.tsx'
import { testimonialsContainer } from './contract.ts'
import css from './testimonials-container.module.css'

export const testimonialsContainerView = defineView(
  testimonialsContainer,
  ({ fields, options, data, site, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} alignment={options.alignment} isPageTitle={isPageTitle} />
      <div
        className={css.voices}
        data-size={options.textSize}
        data-stars={options.showRating || undefined}
        data-boxed={options.boxed || undefined}
      >
        <Board options={options} locale={site.locale}>
          {data.testimonials.map((voice) => (
            <li key={voice.id} lang={voice.language === site.locale ? undefined : voice.language}>
              <figure className={css.voice}>
                <Stars rating={voice.rating} locale={site.locale} className={css.stars} />
                {voice.text && (
                  <blockquote className={css.quote}>
                    <RichText value={voice.text} />
                  </blockquote>
                )}
                <figcaption className={css.person}>
                  {voice.image && (
                    <span className={css.portrait}>
                      <site.Picture of={voice.image} sizes="4rem" className={css.picture} />
                    </span>
                  )}
                  <span className={css.names}>
                    {voice.name && <strong>{voice.name}</strong>}
                    {voice.function && <span className={css.function}>{voice.function}</span>}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </Board>
      </div>
    </>
  ),
)
