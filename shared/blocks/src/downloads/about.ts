import type { About } from '@blickfang/contract/kernel/block.ts'

export const downloadsAbout: About = {
  sentence: {
    de: 'Dateien zum Mitnehmen: Formulare, Preislisten, Merkblätter als PDF.',
    fr: 'Des fichiers à emporter : formulaires, tarifs, notices en PDF.',
    en: 'Files to take along: forms, price lists, leaflets as PDF.',
  },
  synonyms: [
    ...['Download', 'PDF', 'Dateien', 'Formulare', 'Dokumente', 'Merkblatt', 'Broschüre', 'herunterladen'],
    ...['téléchargements', 'fichiers', 'formulaires', 'documents', 'files', 'brochure'],
  ],
}
