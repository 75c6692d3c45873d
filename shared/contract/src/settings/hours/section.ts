import { defineSection } from '../../kernel/section/section.ts'

/** Proposals of the panel for the branches, whose hours are kept with them. */
export const hours = defineSection({
  name: 'hours',
  label: { de: 'Öffnungszeiten und Feiertage', fr: 'Horaires et jours fériés', en: 'Opening hours and holidays' },
  place: 14,
  options: {},
})
