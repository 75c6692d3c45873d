import { defineView } from '@blickfang/views/kernel/view.ts'
import { EntryList } from '@blickfang/views/site/entries/entry-list.tsx'
import { JobEntry } from '@blickfang/views/site/entries/job-entry.tsx'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { jobs } from './contract.ts'

export const jobsView = defineView(jobs, ({ fields, options, data, site, id, isPageTitle, cardHeading }) => (
  <>
    <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
    <EntryList locale={site.locale} isEmpty={data.jobs.length === 0} empty="noJobs">
      {data.jobs.map((job) => (
        <JobEntry key={job.id} job={job} list={id} site={site} heading={cardHeading} showImages={options.showImages} />
      ))}
    </EntryList>
  </>
))
