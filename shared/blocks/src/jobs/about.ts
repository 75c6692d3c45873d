import type { About } from '@blickfang/contract/kernel/block.ts'

export const jobsAbout: About = {
  sentence: {
    de: 'Ihre offenen Stellen, zum Aufklappen.',
    fr: 'Vos postes ouverts, à déplier.',
    en: 'Your open positions, to unfold.',
  },
  synonyms: ['Jobs', 'Arbeit', 'Karriere', 'Bewerbung', 'emplois', 'carrière', 'careers'],
}
