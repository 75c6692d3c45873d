import { jobs } from '@blickfang/contract/sources/jobs/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { type EntryRow, entryMediaIds, entryRows, entryView } from '../entry-rows.ts'
import { defineReader } from '../source-reader.ts'

interface JobRow extends EntryRow {
  readonly workQuota: string
}

export const jobsReader = defineReader(jobs, {
  rows: ({ locale }) =>
    entryRows({ collection: 'job-offers', locale, more: sql`'workQuota', coalesce(e.work_quota, '')` }),
  mediaIds: entryMediaIds,
  view: (rows: JobRow[] | null, found) =>
    (rows ?? []).map((row) => ({ ...entryView(row, found), workQuota: row.workQuota })),
})
