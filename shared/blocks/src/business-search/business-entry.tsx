import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { plainHref, webUrlSchema } from '@blickfang/contract/options/link/option.ts'
import type { Business, BusinessBranch } from '@blickfang/contract/sources/directory/source.ts'
import type { Site } from '@blickfang/views/kernel/view.ts'
import { Stretches } from '@blickfang/views/site/hours/stretches.tsx'
import { specialRows, weekRows } from '@blickfang/views/site/opening-hours.ts'
import css from './business-search.module.css'
import { messages } from './messages.generated.ts'

interface BusinessEntryProps {
  business: Business
  /** The block's id: of its businesses at most one is unfolded. */
  list: string
  site: Site
  heading: 'h2' | 'h3' | 'h4'
  showHours: boolean
}

/** Entry of a business: its name and places, unfolded its branches. Unfolds without scripts. */
export function BusinessEntry({ business, list, site, heading: Heading, showHours }: BusinessEntryProps) {
  const t = translate(messages, site.locale)
  const cities = [...new Set(business.branches.map(({ city }) => city).filter(Boolean))]
  return (
    <details className={css.business} name={`businesses-${list}`} data-entry>
      <summary className={css.summary}>
        <Heading className={css.name}>{business.name}</Heading>
        <span className={css.cities}>{cities.join(', ')}</span>
      </summary>
      <div className={css.body} id={site.anchorOf(business.id, list)}>
        {business.logo && (
          <div className={css.logo}>
            <site.Picture of={business.logo} sizes="10rem" fit="contain" />
          </div>
        )}
        {business.programs.length > 0 && (
          <ul className={css.badges}>
            {business.programs.map((program) => (
              <li key={program}>{t(program)}</li>
            ))}
          </ul>
        )}
        <div className={css.branches}>
          {business.branches.map((branch) => (
            <BranchPart key={branch.id} branch={branch} site={site} showHours={showHours} />
          ))}
        </div>
      </div>
    </details>
  )
}

interface BranchPartProps extends Pick<BusinessEntryProps, 'site' | 'showHours'> {
  branch: BusinessBranch
}

function BranchPart({ branch, site: { locale, timeZone }, showHours }: BranchPartProps) {
  const website = webUrlSchema.safeParse(branch.website).data
  const week = showHours && branch.periods.length > 0 ? weekRows(branch.periods, locale) : []
  const special = showHours ? specialRows(branch.special, locale, wallTime(new Date(), timeZone).date) : []
  return (
    <div className={css.branch}>
      <address>
        <strong>{`${branch.zip} ${branch.city}`.trim()}</strong>
        {branch.street && <span>{branch.street}</span>}
        {branch.phone && <a href={plainHref({ type: 'phone', phone: branch.phone }) ?? undefined}>{branch.phone}</a>}
        {branch.email && <a href={`mailto:${branch.email}`}>{branch.email}</a>}
        {branch.website && website && (
          <a href={website} rel="noopener">
            {new URL(website, 'https://example.org').hostname}
          </a>
        )}
      </address>
      {week.length + special.length > 0 && (
        <dl className={css.hours}>
          {week.map((row) => (
            <div key={row.days}>
              <dt>{row.days}</dt>
              <dd>
                <Stretches of={row} locale={locale} />
              </dd>
            </div>
          ))}
          {special.map((row) => (
            <div key={row.date}>
              <dt>
                {row.days}
                {row.note && <span className={css.note}>{row.note}</span>}
              </dt>
              <dd>
                <Stretches of={row} locale={locale} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
