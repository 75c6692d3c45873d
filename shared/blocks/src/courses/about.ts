import type { About } from '@blickfang/contract/kernel/block.ts'

export const coursesAbout: About = {
  sentence: {
    de: 'Kurse und Anlässe mit Datum; was vorbei ist, verschwindet von selbst.',
    fr: 'Des cours et des manifestations datés ; ce qui est passé disparaît.',
    en: 'Dated courses and events; what is over goes by itself.',
  },
  synonyms: ['Anlass', 'Veranstaltung', 'Termine', 'Agenda', 'événement', 'agenda', 'events'],
}
