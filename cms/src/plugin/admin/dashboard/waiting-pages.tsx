import { type Label, labelIn } from '@blickfang/shared/kernel/label.ts'
import { fallbackLocale } from '@blickfang/shared/kernel/locale.ts'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { queryOf } from '../pages/list/asked-pages.ts'
import { listPagesWithChanges } from '../pages/list/list-pages-with-changes.ts'
import { pageLinks } from '../pages/page-links.ts'
import { adminTexts } from '../texts/admin-texts.ts'
import { listTexts } from '../texts/list-texts.ts'
import css from './waiting-pages.module.css'

/** So many pages are named; the list of pages has the others. */
const mostShown = 20

/** Top of the dashboard: which pages wait to be published, and the way to the site. */
export async function WaitingPages({ payload, i18n, user }: ServerProps) {
  if (!user) return null
  const asked = { state: 'waiting', limit: mostShown } as const
  const { pages, total } = await listPagesWithChanges(databaseOf(payload), asked)
  const say = (label: Label) => labelIn(label, i18n.language)
  const { admin } = payload.config.routes
  return (
    <section className={css.box}>
      <div className={css.head}>
        <h2 className={css.heading}>{say(adminTexts.waiting)}</h2>
        <a href="/">{say(adminTexts.openSite)}</a>
      </div>
      {pages.length === 0 && <p className={css.none}>{say(adminTexts.nothingWaiting)}</p>}
      <ul className={css.list}>
        {pages.map((page) => (
          <li key={page.id} className={css.item}>
            <Link className={css.name} href={`${admin}/collections/pages/${page.id}/content?locale=${fallbackLocale}`}>
              {page.name[i18n.language] ?? page.name[fallbackLocale] ?? page.id}
            </Link>
            <span className={css.count}>
              {page.waiting} {say(page.waiting === 1 ? adminTexts.openChange : adminTexts.openChanges)}
            </span>
            <a href={pageLinks(page, fallbackLocale).edit}>{say(adminTexts.inPageEditor)}</a>
          </li>
        ))}
      </ul>
      {total > pages.length && (
        <Link href={`${admin}/collections/pages${queryOf(asked, 0)}`}>
          {say(listTexts.allWaiting)} ({total})
        </Link>
      )}
    </section>
  )
}
