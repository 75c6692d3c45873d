import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { buttonClass } from '@blickfang/views/site/button.ts'
import type { Sentences } from './messages.generated.ts'
import css from './video-player.module.css'

interface QuestionProps {
  t: Translate<Sentences>
  /** The block's own. */
  id: string
  /** Where the video plays without us. */
  page: string
}

/** Asks before anything of YouTube is loaded; a film of the shop's own needs no other yes than the press. Waits hidden for play-video.ts. */
export function Question({ t, id, page }: QuestionProps) {
  const service = 'YouTube'
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
