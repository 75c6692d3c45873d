import type { BranchView } from '@blickfang/contract/content/branch.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { dialledNumber } from '@blickfang/contract/kernel/text/phone.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { isAllDay, joinedTimes, specialDates } from '@blickfang/views/site/opening-hours.ts'
import type { LocalBusiness, WithContext } from 'schema-dts'
import { socialLinks } from '../../footer/social-links.ts'
import { shopName } from '../../shop/shop-name.ts'
import { homeHref } from '../../shop/start-languages.ts'
import { publicUrl } from '../public-url.ts'
import { businessType } from './business-types.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** A branch as schema.org has it. */
export function localBusiness(site: SiteView, branch: BranchView): WithContext<LocalBusiness> {
  const { latitude, longitude } = branch
  const today = wallTime(new Date(), site.business.timeZone).date
  return {
    '@context': 'https://schema.org',
    '@type': businessType(site),
    '@id': shopId(branch),
    name: branch.name || shopName(site),
    url: publicUrl(homeHref(site)),
    telephone: dialledNumber(branch.phone) ?? undefined,
    email: branch.email || undefined,
    logo: site.logo ? publicUrl(site.logo.publicUrl) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${branch.street} ${branch.streetNumber}`.trim(),
      postalCode: branch.zip,
      addressLocality: branch.city,
      addressCountry: site.business.country,
    },
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    sameAs: socialLinks(site.socialAccounts).map(({ href }) => href),
    openingHoursSpecification: days.flatMap((dayOfWeek, index) =>
      specifications({ dayOfWeek }, joinedTimes(branch.periods.filter(({ day }) => day === index + 1))),
    ),
    specialOpeningHoursSpecification: specialDates(branch.special, today).flatMap(({ date, times }) =>
      specifications({ validFrom: date, validThrough: date }, times.length > 0 ? times : [closedForEngines]),
    ),
  }
}

/** Id of a branch for search engines, the same on all pages. */
export function shopId({ id }: Pick<BranchView, 'id'>): string {
  return publicUrl(`/#${id}`)
}

/** Search engines read open and close at midnight as «closed», and a minute less than a day as «round the clock». */
const closedForEngines = { open: '00:00', close: '00:00', isClosed: true }

function specifications(
  when: { dayOfWeek: (typeof days)[number] } | { validFrom: string; validThrough: string },
  times: readonly { open: string; close: string; isClosed?: boolean }[],
) {
  return times.map((part) => ({
    '@type': 'OpeningHoursSpecification' as const,
    ...when,
    opens: part.open,
    closes: isAllDay(part) && !part.isClosed ? '23:59' : part.close,
  }))
}
