import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from '../messages/messages.generated.ts'
import { bookingHref } from './booking-address.ts'
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
