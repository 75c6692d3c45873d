import type { About } from '@blickfang/contract/kernel/block.ts'

export const aspectSponsorFormAbout: About = {
  sentence: {
    de: 'Ein Formular, mit dem Firmen einen Anlass unterstützen.',
    fr: 'Un formulaire par lequel des entreprises soutiennent une manifestation.',
    en: 'A form by which companies support an event.',
  },
  synonyms: ['Formular', 'Anmeldung', 'formulaire', 'inscription', 'form'],
}
