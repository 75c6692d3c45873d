import type { About } from '@blickfang/contract/kernel/block.ts'

export const questionsAbout: About = {
  sentence: {
    de: 'Häufige Fragen, deren Antworten aufklappen.',
    fr: 'Des questions fréquentes dont les réponses se déplient.',
    en: 'Frequent questions that unfold their answers.',
  },
  synonyms: ['FAQ', 'häufige Fragen', 'Akkordeon', 'Aufklappen', 'accordéon', 'aide', 'accordion', 'help'],
}
