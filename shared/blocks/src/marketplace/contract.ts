import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { jobs } from '@blickfang/contract/sources/jobs/source.ts'
import { marketItems } from '@blickfang/contract/sources/market-items/source.ts'

/** Adverts of colleagues, who offer something or look for it; one at a time is unfolded. Entries are kept in the admin. */
export const marketplace = defineBlock({
  name: 'marketplace',
  label: { de: 'Marktplatz', fr: 'Petites annonces', en: 'Marketplace' },
  section: 'team',
  place: 2,
  icon: 'store',
  audience: 'healthOptics',
  sources: [marketItems, jobs],
  headsEntries: true,
  entries: [
    {
      collection: 'market-items',
      label: { de: 'Inserate bearbeiten', fr: 'Modifier les annonces', en: 'Edit adverts' },
    },
    {
      collection: 'job-offers',
      label: { de: 'Stellen bearbeiten', fr: 'Modifier les postes', en: 'Edit jobs' },
      showWhen: { showJobs: true },
    },
  ],
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Marktplatz' }),
    lead: richText(words.lead),
  },
  options: {
    showImages: checkbox(words.showImages, { fallback: true }),
    showJobs: checkbox({ de: 'Auch Stellen zeigen', fr: 'Afficher aussi les postes', en: 'Show jobs as well' }),
  },
})
