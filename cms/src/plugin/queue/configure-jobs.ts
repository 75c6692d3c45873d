import type { CollectionConfig, Config, Field, JobsConfig, TaskConfig } from 'payload'
import { nobody } from '../access/roles.ts'
import type { Job, Jobs } from './job.ts'

/** Fields in which the runner notes the state of an entry. The runner goes by these alone, whatever Payload's own would make of the others. */
const ownFields: Field[] = [
  { name: 'key', type: 'text', unique: true },
  { name: 'dueAt', type: 'date' },
  { name: 'endedAt', type: 'date' },
  { name: 'leasedUntil', type: 'date', index: true },
  { name: 'leasedBy', type: 'text' },
  { name: 'failures', type: 'number', defaultValue: 0 },
  { name: 'lost', type: 'number', defaultValue: 0 },
]

/**
 * Puts the plugin's jobs beside those of the project, into Payload's one collection. Theirs run as they did, by Payload and under
 * their own access; ours are claimed by `JobRunner`. Where a project has none, nobody queues or runs one from outside.
 */
export function configureJobs(jobs: Jobs, project: Pick<Config, 'jobs' | 'collections' | 'globals'>): JobsConfig {
  const theirs = project.jobs ?? {}
  const isOursAlone = !project.jobs && !publishesByTime(project)
  return {
    ...(isOursAlone && { access: { run: () => false, queue: () => false, cancel: () => false } }),
    ...theirs,
    tasks: [...(theirs.tasks ?? []), ...Object.values(jobs).map(taskOf)],
    jobsCollectionOverrides: (args): CollectionConfig => {
      const collection = theirs.jobsCollectionOverrides?.(args) ?? args.defaultJobsCollection
      const closed: Partial<CollectionConfig> = {
        access: { create: nobody, read: nobody, update: nobody, delete: nobody },
        endpoints: [],
        graphQL: false,
      }
      return {
        ...collection,
        ...(isOursAlone && closed),
        fields: [...collection.fields.map(nameAsText), ...ownFields],
      }
    },
  }
}

/** Payload queues a job of its own for each document that is published at a set time. */
function publishesByTime({ collections = [], globals = [] }: Pick<Config, 'collections' | 'globals'>): boolean {
  return [...collections, ...globals].some(({ versions }) => {
    const drafts = typeof versions === 'object' && versions.drafts
    return typeof drafts === 'object' && Boolean(drafts.schedulePublish)
  })
}

/** A job as Payload's configuration names it. Payload itself never gets to run one: its entries count as taken from the first. */
function taskOf({ name }: Job): TaskConfig<{ input: object; output: object }> {
  return {
    slug: name,
    handler: () => {
      throw new Error(`The job «${name}» is run by Blickfang's own runner, which startBlickfang() starts.`)
    },
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
