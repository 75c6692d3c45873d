import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { fallbackLocale } from '@blickfang/contract/kernel/locale.ts'
import Link from 'next/link'
import type { Overview } from '../../operations/overview/get-overview.ts'
import { queryOf } from '../pages/list/asked-pages.ts'
import { pageLinks } from '../pages/page-links.ts'
import css from './overview.module.css'
import { Part, type Place } from './overview-part.tsx'

/** Pages on which something waits to be published: how much of it, and whose it is. */
export function WaitingPages({ t, admin, language, changes }: Place & Pick<Overview, 'changes'>) {
  const { items, pages, latest } = changes
  return (
    <Part id="blickfang-changes" title={t('changes', { count: items })}>
      {pages === 0 && <p className={css.none}>{t('noChanges')}</p>}
      <ul className={css.list}>
        {latest.map((page) => (
          <li key={page.id} className={css.item}>
            <Link
              className={css.name}
              href={`${admin}/collections/bf-pages/${page.id}/content?locale=${fallbackLocale}`}
            >
              {page.name[language] ?? page.name[fallbackLocale] ?? page.id}
            </Link>
            <a href={pageLinks(page, fallbackLocale).edit}>{t('onPage')}</a>
            <span className={css.about}>
              {t('changesOf', { count: page.waiting })}
              {page.by.length > 0 &&
                `, ${t('by', { names: new Intl.ListFormat(intlLocale(language)).format(page.by) })}`}
            </span>
          </li>
        ))}
      </ul>
      {pages > latest.length && (
        <Link href={`${admin}/collections/bf-pages${queryOf({ state: 'waiting', limit: latest.length }, 0)}`}>
          {t('allPages', { count: pages })}
        </Link>
      )}
    </Part>
  )
}
