import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import Link from 'next/link'
import type { Overview } from '../../operations/overview/get-overview.ts'
import { wordOf } from '../words/word-of.ts'
import css from './overview.module.css'
import { Part, type Place } from './overview-part.tsx'

/** Entries of forms that nobody has read, the newest by name. */
export function UnreadEntries({
  t,
  admin,
  language,
  timeZone,
  entries: { unread, latest },
}: Place & Pick<Overview, 'entries'>) {
  const list = `${admin}/collections/bf-submissions`
  return (
    <Part id="blickfang-entries" title={t('entries', { count: unread })}>
      {unread === 0 && <p className={css.none}>{t('noEntries')}</p>}
      <ul className={css.list}>
        {latest.map(({ id, title, form, about, createdAt }) => (
          <li key={id} className={css.item}>
            <Link className={css.name} href={`${list}/${id}`}>
              {title}
            </Link>
            <span className={css.about}>
              {about ?? wordOf('form', form, language)}, {momentInWords(createdAt, language, timeZone)}
            </span>
          </li>
        ))}
      </ul>
      {unread > latest.length && (
        <Link href={`${list}?where[isRead][not_equals]=true`}>{t('allEntries', { count: unread })}</Link>
      )}
    </Part>
  )
}
