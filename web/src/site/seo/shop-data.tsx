import type { PageView } from '@blickfang/shared/content/page-view.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { dialledNumber } from '@blickfang/shared/kernel/text/phone.ts'
import { isClosed } from '@blickfang/shared/site/opening-hours.ts'
import type { BranchView } from '@blickfang/shared/sources/branches/branch.ts'
import type { Optician, WithContext } from 'schema-dts'
import { socialLinks } from '../footer/social-links.ts'
import { shopName } from '../shop-name.ts'
import { homeHref } from '../start-languages.ts'
import { publicUrl } from './public-url.ts'

const rolesWithData = ['home', 'contact']
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The shop as search engines understand it, on the pages where one looks for it. */
export function ShopData({ site, page }: { site: SiteView; page: PageView }) {
  if (!rolesWithData.includes(page.role?.replace(/^~/, '') ?? '')) return null
  return site.branches.map((branch) => (
    <script
      key={branch.id}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every «<» escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(optician(site, branch)).replaceAll('<', '\\u003c') }}
    />
  ))
}

/** A branch as schema.org's Optician. Exported for its test. */
export function optician(site: SiteView, branch: BranchView): WithContext<Optician> {
  const { latitude, longitude } = branch
  return {
    '@context': 'https://schema.org',
    '@type': 'Optician',
    '@id': publicUrl(`/#${branch.id}`),
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
      addressCountry: 'CH',
    },
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    sameAs: socialLinks(site.socialAccounts).map(({ href }) => href),
    openingHoursSpecification: branch.periods.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[day - 1],
      opens: open,
      closes: close,
    })),
    specialOpeningHoursSpecification: branch.special.map((day) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day.date,
      validThrough: day.date,
      // Search engines read «closed» as open and close at midnight.
      opens: isClosed(day) ? '00:00' : day.open,
      closes: isClosed(day) ? '00:00' : day.close,
    })),
  }
}
