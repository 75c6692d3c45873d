import { defineView } from '@blickfang/views/kernel/view.ts'
import { EntryList } from '@blickfang/views/site/entries/entry-list.tsx'
import { JobEntry } from '@blickfang/views/site/entries/job-entry.tsx'
import { MarketEntry } from '@blickfang/views/site/entries/market-entry.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { marketplace } from './contract.ts'

export const marketplaceView = defineView(
  marketplace,
  ({ fields, options, data, site, id, isPageTitle, cardHeading }) => {
    const jobs = options.showJobs ? data.jobs : []
    const shared = { list: id, site, heading: cardHeading, showImages: options.showImages }
    return (
      <>
        <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
        <EntryList locale={site.locale} isEmpty={data.marketItems.length + jobs.length === 0} empty="noItems">
          {data.marketItems.map((item) => (
            <MarketEntry key={item.id} item={item} {...shared} />
          ))}
          {jobs.map((job) => (
            <JobEntry key={job.id} job={job} {...shared} />
          ))}
        </EntryList>
      </>
    )
  },
)
