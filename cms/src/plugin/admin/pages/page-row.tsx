import { fallbackLocale, type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import Link from 'next/link'
import type { PageWithChanges } from '../../operations/overview/list-pages-with-changes.ts'
import { PageTools } from '../page-tools/page-tools.tsx'
import { StatusPill } from '../status/status-pill.tsx'
import { messages } from '../texts/messages.generated.ts'
import { pageLinks } from './page-links.ts'
import css from './pages-list.module.css'

interface PageRowProps {
  readonly page: PageWithChanges
  readonly admin: string
  readonly language: string
}

/** Row of a page in the list: its name leads to its content, beside it the live page and the in-page editor. */
export function PageRow({ page, admin, language }: PageRowProps) {
  const written = locales.filter((locale) => page.slug[locale])
  const locale: Locale = written[0] ?? fallbackLocale
  const { live, edit } = pageLinks(page, locale)
  const name = page.name[language] ?? page.name[locale] ?? page.id
  return (
    <tr data-page={page.id}>
      <td>
        <Link className={css.title} href={`${admin}/collections/bf-pages/${page.id}/content?locale=${locale}`}>
          {name}
        </Link>
        <div className={css.address}>{live}</div>
      </td>
      <td>
        <StatusPill {...page} isLive={page.live.length > 0} language={language} />
      </td>
      <td>{page.waiting > 0 ? <strong className={css.waiting}>{page.waiting}</strong> : '–'}</td>
      <td className={css.languages}>{written.join(' · ')}</td>
      <td className={css.links}>
        <Link href={`${admin}/collections/bf-pages/${page.id}?locale=${locale}`}>
          {translate(messages, language)('settingsOfPage')}
        </Link>
        <a href={edit}>{translate(messages, language)('inPageEditor')}</a>
        <a href={live}>{translate(messages, language)('livePage')}</a>
        <PageTools page={page} name={name} />
      </td>
    </tr>
  )
}
