import type { About } from '@blickfang/contract/kernel/block.ts'

export const contactFormAbout: About = {
  sentence: {
    de: 'Besucherinnen schreiben Ihnen; die Anfrage kommt als E-Mail.',
    fr: 'On vous écrit ; la demande arrive par e-mail.',
    en: 'Visitors write to you; it comes by mail.',
  },
  synonyms: ['Formular', 'Anfrage', 'Nachricht', 'E-Mail', 'formulaire', 'message', 'demande', 'form'],
}
