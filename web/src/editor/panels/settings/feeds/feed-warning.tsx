'use client'
import { useDialogWords } from '../../../locales/dialog-words.ts'
import { useWords } from '../../../locales/words.tsx'
import styles from './feeds.module.css'
import { useFeeds } from './use-feeds.ts'

/** Says, above all settings, that the access to Instagram is about to end. */
export function FeedWarning() {
  const t = useDialogWords()
  const { language } = useWords()
  const ends = useFeeds().feeds?.instagramEnds
  if (!ends) return null
  const when = new Intl.DateTimeFormat(`${language}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(ends))
  const isOver = Date.parse(ends) < Date.now()
  return (
    <p className={styles.warning} role="status">
      {t(isOver ? 'settings.feeds.ended' : 'settings.feeds.ends', { when })}
    </p>
  )
}
