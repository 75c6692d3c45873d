import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { linkSchema, plainHref } from '@blickfang/contract/options/link/option.ts'
import { siteHref } from '@blickfang/contract/options/link/site-href.ts'
import { makePalette } from '../theme/make-palette.ts'
import { shore } from './shore.ts'

/** Where the shop's appointments are booked at its booking service; null for a shop that has none. */
export function bookingAddress({ bookingButton }: Pick<SiteView, 'bookingButton'>): string | null {
  const company = bookingButton.shoreCompany.trim()
  return bookingButton.useShoreBooking && company ? shore + encodeURIComponent(company) : null
}

/** Where one books: the booking service, else the booking page, else the shop's website, else a mail or a call. */
export function bookingHref(site: Pick<SiteView, 'locale' | 'bookingButton'>): string | null {
  const { locale, bookingButton } = site
  const service = bookingAddress(site)
  if (service) return service
  const { url, website, email, phone } = bookingButton
  const wishes = [
    { type: 'url', url },
    { type: 'url', url: website },
    { type: 'email', email },
    { type: 'phone', phone },
  ] as const
  for (const wish of wishes) {
    const isFilled = Object.values(wish).every(Boolean)
    const link = isFilled && linkSchema.safeParse(wish).data
    if (link) return link.url ? siteHref(link.url, locale) : plainHref(link)
  }
  return null
}

/** Parameters that tell a booking service's frame about the page around it. Source: spec/public-site.md §7. */
export function bookingParameters({ locale, appearance }: Pick<SiteView, 'locale' | 'appearance'>): string {
  return new URLSearchParams({
    locale,
    layout: 'nolayout',
    select_location: 'false',
    // Of the shop's buttons: the primary colour may be one of several, and none of them a button's.
    theme_color: makePalette(appearance.theme).accent,
  }).toString()
}
