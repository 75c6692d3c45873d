import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { plainHref } from '@blickfang/contract/options/link/option.ts'
import { messages } from '../messages/messages.generated.ts'
import { businessData } from '../shop/business-data.ts'
import type { FramedPage } from './framed-page.ts'
import { Languages } from './languages.tsx'
import { LoginLink } from './login-link.tsx'
import type { MenuEntry } from './menu-entries.ts'
import css from './mobile-menu.module.css'

interface MobileMenuProps {
  site: SiteView
  page: FramedPage | null
  entries: readonly MenuEntry[]
}

/** The menu on narrow screens: a disclosure that opens without scripts; with them it is a modal (enhance-menu.ts). Its landmarks have names of their own: the wide header's stand in the same document. */
export function MobileMenu({ site, page, entries }: MobileMenuProps) {
  const t = translate(messages, site.locale)
  return (
    <details id="site-menu" className={css.menu}>
      <summary className={css.toggle}>
        <span className={css.bars} aria-hidden="true" />
        <span className={css.whenClosed}>{t('menu')}</span>
        <span className={css.whenOpen}>{t('closeMenu')}</span>
      </summary>
      <div className={css.panel}>
        {entries.length > 0 && (
          <nav aria-label={t('menu')} data-part="menu">
            <ul className={css.entries}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  {entry.kind === 'link' ? (
                    <Entry entry={entry} pageId={page?.id} />
                  ) : (
                    <details
                      // Of those with one name the browser keeps one open.
                      name="site-menu"
                      className={css.group}
                      open={entry.children.some((child) => child.pageId === page?.id)}
                    >
                      <summary className={css.heading}>
                        {entry.label}
                        <svg
                          viewBox="0 0 12 12"
                          width="16"
                          height="16"
                          aria-hidden="true"
                          fill="none"
                          stroke="currentColor"
                        >
                          <path d="M2 4l4 4 4-4" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
                        </svg>
                      </summary>
                      <ul className={css.children}>
                        {entry.children.map((child) => (
                          <li key={child.id}>
                            <Entry entry={child} pageId={page?.id} />
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Languages site={site} page={page} label={`${t('menu')}: ${t('languages')}`} />
        <LoginLink site={site} label={t('login')} />
        <Reach site={site} />
      </div>
    </details>
  )
}

/** How the shop is reached, at the end of the menu. */
function Reach({ site }: { site: SiteView }) {
  const t = translate(messages, site.locale)
  const { name, street, city, phone, branchId } = businessData(site, 'header')
  const place = [name, street, city].filter(Boolean).join(', ')
  return (
    <address className={css.reach} data-branch={branchId} data-part="address">
      {phone && (
        <a
          data-part="phone"
          href={plainHref({ type: 'phone', phone }) ?? undefined}
          aria-label={`${t('phone')} ${phone}`}
        >
          {phone}
        </a>
      )}
      {place && <span>{place}</span>}
    </address>
  )
}

type Page = Extract<MenuEntry, { kind: 'menu' }>['children'][number]

function Entry({ entry, pageId }: { entry: Page; pageId: string | undefined }) {
  return (
    <a href={entry.href} data-appearance={entry.appearance} aria-current={entry.pageId === pageId ? 'page' : undefined}>
      {entry.label}
    </a>
  )
}
