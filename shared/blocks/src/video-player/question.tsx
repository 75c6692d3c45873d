import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { VideoSource } from '@blickfang/contract/options/media/video.ts'
import { buttonClass } from '@blickfang/views/site/button.ts'
import type { Sentences } from './messages.generated.ts'
import css from './video-player.module.css'

const services: { readonly [S in VideoSource]: string } = { mux: 'Mux', youtube: 'YouTube' }

interface QuestionProps {
  t: Translate<Sentences>
  /** The block's own. */
  id: string
  source: VideoSource
  /** Where the video plays without us. */
  page: string
}

/** Asks before anything of a video's service is loaded. Waits hidden for play-video.ts. */
export function Question({ t, id, source, page }: QuestionProps) {
  const service = services[source]
  return (
    <form className={css.question} autoComplete="off" hidden>
      <p>{t('text', { service })}</p>
      <button type="submit" className={buttonClass({})}>
        {t('load')}
      </button>
      <label htmlFor={`${id}-always`}>
        <input id={`${id}-always`} type="checkbox" name="always" /> {t('always')}
      </label>
      <a href={page} rel="noopener">
        {t('outside', { service })}
      </a>
    </form>
  )
}
