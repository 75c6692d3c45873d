import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { linkSchema } from '@blickfang/contract/options/link/option.ts'
import { siteHref } from '@blickfang/contract/options/link/site-href.ts'
import css from './site-header.module.css'

/** The way to a login page of the shop's, such as a shop for contact lenses, if the settings name one. */
export function LoginLink({ site, label }: { site: SiteView; label: string }) {
  const { useLinkToLoginPage, url } = site.header.loginPage
  const href = useLinkToLoginPage && linkSchema.safeParse({ type: 'url', url }).data?.url
  if (!href) return null
  return (
    <a className={css.login} href={siteHref(href, site.locale)} rel="noopener">
      {label}
    </a>
  )
}
