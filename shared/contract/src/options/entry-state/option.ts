import { defineChoice } from '../../kernel/option.ts'

/** Whether visitors see an entry that is no page, such as a job: it has no draft beside what is live. */
export const entryState = defineChoice({
  type: 'entryState',
  values: {
    draft: { de: 'Entwurf: noch nicht zeigen', fr: 'Brouillon\u00a0: pas encore', en: 'Draft: not yet shown' },
    published: { de: 'Zeigen', fr: 'Afficher', en: 'Shown' },
    archived: {
      de: 'Abgelegt: nicht mehr zeigen',
      fr: 'Archivé\u00a0: plus affiché',
      en: 'Archived: no longer shown',
    },
  },
  fallback: 'published',
})
