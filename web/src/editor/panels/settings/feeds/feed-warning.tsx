'use client'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { use } from 'react'
import { PlaceContext } from '../../../context/place.ts'
import { useWords } from '../../../locales/words.tsx'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import css from './feeds.module.css'
import { useFeeds } from './use-feeds.ts'

/** Says, above all settings, that the access to Instagram is about to end. */
export function FeedWarning() {
  const t = useSettingsWords()
  const { language } = useWords()
  const { timeZone } = use(PlaceContext)
  const ends = useFeeds().feeds?.instagramEnds
  if (!ends) return null
  const when = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(ends),
  )
  // Valid all through its last day, where the shop is.
  const isOver = ends < wallTime(new Date(), timeZone).date
  return (
    <p className={css.warning} role="status">
      {t(isOver ? 'feeds.ended' : 'feeds.ends', { when })}
    </p>
  )
}
