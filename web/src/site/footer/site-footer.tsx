import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { plainHref } from '@blickfang/contract/options/link/option.ts'
import { Stretches } from '@blickfang/views/site/hours/stretches.tsx'
import { weekRows } from '@blickfang/views/site/opening-hours.ts'
import type { FunctionComponent } from 'react'
import { ConsentButton } from '../consent/consent-button.tsx'
import { Logo, type LogoProps } from '../header/logo.tsx'
import { messages } from '../messages/messages.generated.ts'
import { businessData } from '../shop/business-data.ts'
import { legalPage } from '../shop/role-pages.ts'
import { FooterBrand } from './footer-brand.tsx'
import css from './site-footer.module.css'
import { socialLinks } from './social-links.ts'

/** Roles whose pages the law or good manners want in the footer, in this order. */
const legalRoles = ['imprint', 'privacy', 'terms']

interface SiteFooterProps {
  site: SiteView
  Logo?: FunctionComponent<LogoProps>
}

/** Footer with the shop's name and contact, its hours, its social accounts, and the legal pages. */
export function SiteFooter({ site, Logo: Shown = Logo }: SiteFooterProps) {
  const t = translate(messages, site.locale)
  const shop = businessData(site, 'footer')
  const hours = site.branches[0]?.periods ?? []
  const social = socialLinks(site.socialAccounts)
  const legal = legalRoles.flatMap((role) => legalPage(site, role) ?? [])
  const shownLegal = legal.filter(({ role }) => site.footer.links.showTerms || !role.endsWith('terms'))
  return (
    <footer
      className={css.footer}
      data-color={site.appearance.footerColor}
      data-upper-case={site.footer.upperCase || undefined}
    >
      <div className={css.inner}>
        <div className={css.columns}>
          <FooterBrand site={site} Logo={Shown} />
          <section data-branch={shop.branchId} data-part="address">
            <h2 className={css.heading}>{t('contact')}</h2>
            <address className={css.address}>
              {[shop.name, shop.street, shop.city].filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
              {shop.phone && (
                <a
                  data-part="phone"
                  href={plainHref({ type: 'phone', phone: shop.phone }) ?? undefined}
                  aria-label={`${t('phone')} ${shop.phone}`}
                >
                  {shop.phone}
                </a>
              )}
              {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
            </address>
          </section>
          {hours.length > 0 && (
            <section data-branch={site.branches[0]?.id} data-part="hours">
              <h2 className={css.heading}>{t('openingHours')}</h2>
              <dl className={css.hours}>
                {weekRows(hours, site.locale).map((row) => (
                  <div key={row.days}>
                    <dt>{row.days}</dt>
                    <dd>
                      <Stretches of={row} locale={site.locale} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {social.length > 0 && (
            <section>
              <h2 className={css.heading}>{t('follow')}</h2>
              <ul className={css.accounts}>
                {social.map(({ name, href }) => (
                  <li key={name}>
                    <a href={href} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={css.end}>
          <p>{`© ${wallTime(new Date(), site.business.timeZone).date.slice(0, 4)} ${shop.name}`}</p>
          <nav aria-label={t('legal')}>
            <ul className={css.legal}>
              {shownLegal.map(({ role, name, href, locale }) => (
                <li key={role}>
                  <a href={href} hrefLang={locale} lang={locale}>
                    {name}
                  </a>
                </li>
              ))}
              <li>
                <ConsentButton site={site} className={css.choice} />
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
