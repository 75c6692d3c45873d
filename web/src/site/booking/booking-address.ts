import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { shore } from './shore.ts'

/** Where the shop's appointments are booked at its booking service; null for a shop that has none. */
export function bookingAddress({ bookingButton }: Pick<SiteView, 'bookingButton'>): string | null {
  const company = bookingButton.shoreCompany.trim()
  return bookingButton.useShoreBooking && company ? shore + encodeURIComponent(company) : null
}

/** What a booking service's frame is told of the page around it. Source: spec/public-site.md §7. */
export function bookingParameters({ locale, appearance }: Pick<SiteView, 'locale' | 'appearance'>): string {
  return new URLSearchParams({
    locale,
    layout: 'nolayout',
    select_location: 'false',
    theme_color: appearance.theme.primary,
  }).toString()
}
