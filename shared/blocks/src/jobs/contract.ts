import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { jobs as openJobs } from '@blickfang/contract/sources/jobs/source.ts'

/** The open jobs, of which one at a time is unfolded. They are kept in the admin. */
export const jobs = defineBlock({
  name: 'jobs',
  label: { de: 'Stellen', fr: 'Postes', en: 'Jobs' },
  section: 'team',
  place: 3,
  icon: 'briefcase-business',
  sources: [openJobs],
  headsEntries: true,
  entries: [
    { collection: 'job-offers', label: { de: 'Stellen bearbeiten', fr: 'Modifier les postes', en: 'Edit jobs' } },
  ],
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Offene Stellen' }),
    lead: richText(words.lead),
  },
  options: {
    showImages: checkbox(words.showImages, { fallback: true }),
  },
})
