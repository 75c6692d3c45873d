import { type MediaView, mediaViewSchema } from '@blickfang/contract/content/media/media.ts'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { fallbackRatio, type VideoSettings } from '@blickfang/contract/options/media/video.ts'
import { defineView, filledWhen } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import type { CSSProperties } from 'react'
import { videoPlayer } from './contract.ts'
import { messages } from './messages.generated.ts'
import { playAddresses } from './play-addresses.ts'
import { Question } from './question.tsx'
import css from './video-player.module.css'

export const videoPlayerView = filledWhen(
  ({ options }) => isPlayable(videoOf(options.video)),
  defineView(videoPlayer, ({ fields, options, data, site, id, isPageTitle }) => {
    const t = translate(messages, site.locale)
    const playWords = (name: string) => (name ? t('playNamed', { name }) : t('play'))
    return (
      <site.Medium of={options.video}>
        {(medium) => {
          const video = videoOf(medium)
          const addresses = video && data.videoSetup && playAddresses(video, data.videoSetup, site.locale)
          return (
            <site.Filled by={isPlayable(video)}>
              <div className={css.video} data-align={options.alignment}>
                <Intro
                  title={fields.title}
                  lead={fields.lead}
                  alignment={options.alignment}
                  isPageTitle={isPageTitle}
                />
                <figure className={css.figure} style={ratioStyle(video?.settings.aspectRatio ?? fallbackRatio)}>
                  <div className={video ? css.stage : `${css.stage} ${css.vacant}`} data-stage="">
                    {video && (
                      <site.Picture of={options.video} sizes="(min-width: 72rem) 72rem, 100vw" className={css.poster} />
                    )}
                    {isPlayable(video) && (
                      <a
                        className={css.play}
                        href={site.hrefOf(addresses?.page)}
                        rel="noopener"
                        data-play=""
                        data-asks={addresses?.frame && 'video'}
                        data-video-stream={addresses?.stream}
                        data-video-frame={addresses?.frame}
                        data-captions={captionsOf(video.settings, site.locale)}
                      >
                        <span className={css.sign}>
                          <svg viewBox="0 0 24 24" aria-hidden="true">
                            <path d="M8.5 5.2v13.6L19.5 12z" fill="currentColor" />
                          </svg>
                        </span>
                        <span className={css.unseen}>{playWords(video.medium.alt)}</span>
                      </a>
                    )}
                    {isPlayable(video) && addresses?.frame && <Question t={t} id={id} page={addresses.page} />}
                    {!isPlayable(video) && video && <p className={css.notice}>{t(`unavailable.${whyNot(video)}`)}</p>}
                    {!video && (
                      <button type="button" className={css.empty} data-asks-option="">
                        <span>{t('unavailable.none')}</span>
                      </button>
                    )}
                  </div>
                  <fields.caption as="figcaption" className={css.caption} />
                </figure>
              </div>
            </site.Filled>
          )
        }}
      </site.Medium>
    )
  }),
)

/** A medium that is a video, with what its service knows it by. */
export interface Video {
  readonly medium: MediaView
  /** Empty: its service has not made a film of it yet. */
  readonly videoId: string
  readonly settings: VideoSettings
}

function videoOf(value: unknown): Video | null {
  const medium = mediaViewSchema.safeParse(value).data
  if (!medium?.videoSettings) return null
  return { medium, videoId: medium.videoId ?? '', settings: medium.videoSettings }
}

function isPlayable(video: Video | null): video is Video {
  return video?.settings.status === 'ready'
}

function whyNot({ settings: { upload, source } }: Video): 'preparing' | 'failed' | VideoSettings['source'] {
  return upload ?? source
}

/** For the player: the captions of our own, each with its language as the page's visitors call it. */
function captionsOf({ captions }: VideoSettings, locale: Locale): string | undefined {
  const named = captions?.map((caption) => ({ ...caption, label: localeName(caption.locale, locale) }))
  return named && named.length > 0 ? JSON.stringify(named) : undefined
}

/** The stage has the video's form before anything of it has come. */
function ratioStyle(ratio: string): CSSProperties {
  const [width = 16, height = 9] = ratio.split(':').map(Number)
  return { '--ratio': width / height } as CSSProperties
}
