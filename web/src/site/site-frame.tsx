import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { FunctionComponent, ReactNode } from 'react'
import { BookingButton } from './booking/booking-button.tsx'
import { BookingDialog } from './booking/booking-dialog.tsx'
import { ConsentDialog } from './consent/consent-dialog.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import type { FramedPage } from './header/framed-page.ts'
import { type LogoProps, Logo as SiteLogo } from './header/logo.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { messages } from './messages/messages.generated.ts'
import css from './site-frame.module.css'

interface SiteFrameProps {
  site: SiteView
  /** Null where there is no page, as on «not found». */
  page: FramedPage | null
  /** Script that begins the page's small behaviours. */
  script: ReactNode
  /** Drawn in the place of the usual logo. */
  Logo?: FunctionComponent<LogoProps>
  children: ReactNode
}

/** Header, content and footer: what stands around the blocks of every page, live or edited. */
export function SiteFrame({ site, page, script, Logo = SiteLogo, children }: SiteFrameProps) {
  const t = translate(messages, site.locale)
  const { triangle, bubble } = site.appearance
  return (
    <>
      <a className={css.skip} href="#content">
        {t('skip')}
      </a>
      <SiteHeader site={site} page={page} Logo={Logo} />
      {script}
      <main
        id="content"
        tabIndex={-1}
        className={css.main}
        data-editable={page ? '' : undefined}
        data-backdrop={(bubble && 'bubble') || (triangle && 'triangle') || undefined}
      >
        {children}
      </main>
      <SiteFooter site={site} Logo={Logo} />
      <BookingButton site={site} />
      <BookingDialog site={site} />
      <ConsentDialog site={site} />
      <p className={css.trouble} role="alert" hidden data-island-trouble>
        {t('partFailed')} <button type="button">{t('reload')}</button>
      </p>
    </>
  )
}
