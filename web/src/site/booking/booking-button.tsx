import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { linkSchema, plainHref } from '@blickfang/shared/options/link/option.ts'
import { siteHref } from '@blickfang/shared/options/link/site-href.ts'
import { messages } from '../messages/messages.generated.ts'
import { bookingAddress } from './booking-address.ts'
import css from './booking-button.module.css'

/** The button that leads to the shop's booking, at the edge of every page, if the settings have one. */
export function BookingButton({ site }: { site: SiteView }) {
  const { active, position, color } = site.bookingButton
  const href = bookingHref(site)
  if (!active || !href) return null
  const t = translate(messages, site.locale)
  return (
    <aside className={css.booking} data-position={position} data-color={color} data-booking aria-label={t('book')}>
      <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
        {t('book')}
      </a>
    </aside>
  )
}

/** The booking service, else the booking page, else the shop's website, else a mail or a call. */
function bookingHref(site: SiteView): string | null {
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
