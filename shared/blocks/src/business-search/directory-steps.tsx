import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Directory } from '@blickfang/contract/sources/directory/source.ts'
import css from './business-search.module.css'
import { directoryAddress } from './directory-address.ts'
import { messages } from './messages.generated.ts'

interface StepProps {
  asked: Directory['asked']
  locale: Locale
}

/** The letters that have businesses; on wide screens at the left, where the one that is shown stays in sight. */
export function Letters({ asked, letters, locale }: StepProps & { letters: readonly string[] }) {
  const t = translate(messages, locale)
  const shown = letters.length > 0 ? ['', ...letters] : []
  return (
    <nav className={css.letters} aria-label={t('letters')} data-directory-part="letters">
      {shown.map((letter) => (
        <a
          key={letter}
          href={directoryAddress({ ...asked, letter, page: 1 })}
          aria-current={asked.letter === letter || undefined}
        >
          {letter || t('all')}
        </a>
      ))}
    </nav>
  )
}

/** The ways to the businesses before and after those that are shown. */
export function Steps({ asked, pages, locale }: StepProps & { pages: number }) {
  const t = translate(messages, locale)
  if (pages < 2) return null
  return (
    <div className={css.steps}>
      {asked.page > 1 && (
        <a href={directoryAddress({ ...asked, page: asked.page - 1 })} rel="prev">
          {t('previous')}
        </a>
      )}
      {asked.page < pages && (
        <a href={directoryAddress({ ...asked, page: asked.page + 1 })} rel="next">
          {t('next')}
        </a>
      )}
    </div>
  )
}
