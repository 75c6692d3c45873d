import { plainText } from '@blickfang/contract/content/rich-text.ts'
import type { jobs } from '@blickfang/contract/sources/jobs/source.ts'
import type { JobPosting, WithContext } from 'schema-dts'
import type { output } from 'zod/mini'
import { StructuredData } from '../structured-data.tsx'
import { Entry, type InList } from './entry.tsx'

type Job = output<typeof jobs.schema>[number]

/** Open job. Search engines read it as a JobPosting. */
export function JobEntry({ job, ...list }: InList & { job: Job }) {
  const { Live, country } = list.site
  return (
    <>
      <Entry {...list} entry={job} facts={[job.workQuota, job.branch?.city]} />
      <Live>{job.branch && <StructuredData of={jobPosting(job, country)} />}</Live>
    </>
  )
}

function jobPosting({ title, text, created, ends, branch }: Job, country: string): WithContext<JobPosting> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: plainText(text) || title,
    datePosted: created ?? undefined,
    validThrough: ends ?? undefined,
    hiringOrganization: { '@type': 'Organization', name: branch?.name ?? '' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${branch?.street ?? ''} ${branch?.streetNumber ?? ''}`.trim(),
        postalCode: branch?.zip,
        addressLocality: branch?.city,
        addressCountry: country,
      },
    },
  }
}
