import type { CollectionConfig, Field, JobsConfig } from 'payload'
import { nobody } from '../access/roles.ts'
import type { Jobs } from './job.ts'
import { taskOf } from './job-run.ts'

/**
 * What the runner notes of an entry. It goes by these alone: of a run that it has stopped, Payload may note the end later, as
 * one that is to be tried again at once.
 */
const ownFields: Field[] = [
  { name: 'key', type: 'text', unique: true },
  { name: 'dueAt', type: 'date' },
  { name: 'endedAt', type: 'date' },
  { name: 'leasedUntil', type: 'date', index: true },
  { name: 'leasedBy', type: 'text' },
  { name: 'failures', type: 'number', defaultValue: 0 },
  { name: 'lost', type: 'number', defaultValue: 0 },
]

/** Payload's jobs, claimed and scheduled by `JobRunner`; nobody queues or runs one from outside. */
export function configureJobs(jobs: Jobs): JobsConfig {
  return {
    tasks: Object.values(jobs).map(taskOf),
    // The last entry of a scheduled job says that its time was seen to; `removeExpired` deletes the others.
    deleteJobOnComplete: false,
    access: { run: () => false, queue: () => false, cancel: () => false },
    jobsCollectionOverrides: ({ defaultJobsCollection }): CollectionConfig => ({
      ...defaultJobsCollection,
      access: { create: nobody, read: nobody, update: nobody, delete: nobody },
      endpoints: [],
      graphQL: false,
      fields: [...defaultJobsCollection.fields.map(nameAsText), ...ownFields],
    }),
  }
}

/** Payload makes a Postgres enum of all jobs, so that each new one would need a migration. */
function nameAsText(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(nameAsText) }))
    return { ...field, tabs }
  }
  if (field.type === 'array') return { ...field, fields: field.fields.map(nameAsText) }
  if (field.type !== 'select' || field.name !== 'taskSlug') return field
  return { name: field.name, type: 'text', index: true }
}
