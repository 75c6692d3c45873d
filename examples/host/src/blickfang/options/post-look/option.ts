import { defineChoice } from '@blickfang/contract/kernel/option.ts'

/** How much of a post a list shows. */
export const postLook = defineChoice({
  type: 'postLook',
  values: {
    title: { de: 'Titel', fr: 'Titre', en: 'Title' },
    dated: { de: 'Datum und Titel', fr: 'Date et titre', en: 'Date and title' },
  },
  fallback: 'title',
})
