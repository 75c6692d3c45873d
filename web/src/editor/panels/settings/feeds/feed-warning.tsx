'use client'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { useWords } from '../../../locales/words.tsx'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import css from './feeds.module.css'
import { useFeeds } from './use-feeds.ts'

/** Says, above all settings, that the access to Instagram is about to end. */
export function FeedWarning() {
  const t = useSettingsWords()
  const { language } = useWords()
  const ends = useFeeds().feeds?.instagramEnds
  if (!ends) return null
  const when = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(ends),
  )
  const isOver = Date.parse(ends) < Date.now()
  return (
    <p className={css.warning} role="status">
      {t(isOver ? 'feeds.ended' : 'feeds.ends', { when })}
    </p>
  )
}
