import type { About } from '@blickfang/contract/kernel/block.ts'

export const noticeAbout: About = {
  sentence: {
    de: 'Erscheint an einem Tag und verschwindet an einem anderen von selbst.',
    fr: 'Apparaît un jour et disparaît un autre jour de lui-même.',
    en: 'Comes on one day and goes on another by itself.',
  },
  synonyms: ['Ferien', 'Feiertage', 'Weihnachten', 'Aktion', 'vacances', 'fêtes', 'promotion', 'holiday', 'closed'],
}
