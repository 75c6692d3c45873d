import type { About } from '@blickfang/contract/kernel/block.ts'

export const bookingContainerAbout: About = {
  sentence: {
    de: 'Besucherinnen buchen einen Termin, ohne die Seite zu verlassen.',
    fr: 'On prend rendez-vous sans quitter la page.',
    en: 'Visitors book without leaving the page.',
  },
  synonyms: ['Termin', 'Buchen', 'Kalender', 'Reservation', 'rendez-vous', 'réservation', 'calendar', 'appointment'],
}
