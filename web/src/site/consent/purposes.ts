import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { ConsentPurpose } from '@blickfang/views/site/visitor/consent.ts'
import { bookingAddress } from '../booking/booking-address.ts'
import { mapStyles } from '../map/map-styles.ts'
import { trackersOf } from '../visits/trackers-of.ts'

/** Purposes to which a visitor may agree on some site, in the order of the dialog. */
export const purposes = ['analytics', 'foreignMap', 'booking', 'video'] as const satisfies ConsentPurpose[]

/** Purposes for which the whole site asks; a block may ask for more on its own page. */
export function purposesOf(site: SiteView): readonly ConsentPurpose[] {
  return purposes.filter(
    (purpose) =>
      (purpose === 'analytics' && trackersOf(site.tracking).length > 0) ||
      (purpose === 'foreignMap' && mapStyles() !== null) ||
      (purpose === 'booking' && bookingAddress(site) !== null),
  )
}
