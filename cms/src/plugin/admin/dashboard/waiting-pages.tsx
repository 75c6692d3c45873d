import { fallbackLocale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import Link from 'next/link'
import type { ServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { databaseOf } from '../../db/database.ts'
import { isReady } from '../../db/readiness.ts'
import { queryOf } from '../pages/list/asked-pages.ts'
import { listPagesWithChanges } from '../pages/list/list-pages-with-changes.ts'
import { pageLinks } from '../pages/page-links.ts'
import { messages } from '../texts/messages.generated.ts'
import css from './waiting-pages.module.css'

/** Most pages that are named; the list of pages has the others. */
const maxShown = 20

/** Top of the dashboard: which pages wait to be published, and the way to the site. */
export async function WaitingPages({ payload, i18n, user }: ServerProps) {
  if (!isReady(payload) || !roleOf({ user: user ?? null, payload })) return null
  const asked = { state: 'waiting', limit: maxShown } as const
  const { pages, total } = await listPagesWithChanges(databaseOf(payload), asked)
  const t = translate(messages, i18n.language)
  const { admin } = payload.config.routes
  return (
    <section className={css.box}>
      <div className={css.head}>
        <h2 className={css.heading}>{t('waiting')}</h2>
        <a href="/">{t('openSite')}</a>
      </div>
      {pages.length === 0 && <p className={css.none}>{t('nothingWaiting')}</p>}
      <ul className={css.list}>
        {pages.map((page) => (
          <li key={page.id} className={css.item}>
            <Link className={css.name} href={`${admin}/collections/pages/${page.id}/content?locale=${fallbackLocale}`}>
              {page.name[i18n.language] ?? page.name[fallbackLocale] ?? page.id}
            </Link>
            <span className={css.count}>{t('waitingChanges', { count: page.waiting })}</span>
            <a href={pageLinks(page, fallbackLocale).edit}>{t('inPageEditor')}</a>
          </li>
        ))}
      </ul>
      {total > pages.length && (
        <Link href={`${admin}/collections/pages${queryOf(asked, 0)}`}>{t('list.allWaiting', { total })}</Link>
      )}
    </section>
  )
}
