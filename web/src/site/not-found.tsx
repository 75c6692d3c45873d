import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { buttonClass } from '@blickfang/views/site/button.ts'
import { menuEntries } from './header/menu-entries.ts'
import { messages } from './messages/messages.generated.ts'
import { deadEnd } from './protected/dead-end.ts'
import css from './protected/notice.module.css'
import { homeHref } from './shop/start-languages.ts'

/** A friendly dead end: says what happened and offers the way on. */
export function NotFound({ site }: { site: SiteView }) {
  const t = translate(messages, site.locale)
  const { title, text, isUnbegun } = deadEnd(site)
  const pages = menuEntries(site).flatMap((entry) => (entry.kind === 'link' ? [entry] : entry.children))
  return (
    <section className={css.notice}>
      {!isUnbegun && (
        <p className={css.chart} aria-hidden="true">
          <span>4</span>
          <span>0</span>
          <span>4</span>
        </p>
      )}
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      {!isUnbegun && pages.length > 0 && (
        <ul className={css.links}>
          {pages.slice(0, 6).map(({ id, href, label }) => (
            <li key={id}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {!isUnbegun && (
        <a className={buttonClass({})} href={homeHref(site)}>
          {t('backHome')}
        </a>
      )}
    </section>
  )
}
