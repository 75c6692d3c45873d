import { defineChoice } from '../../kernel/option.ts'

/** Which step of the golf game a gameSetup block is. Source: spec/editor.md §3. */
export const gameOptions = defineChoice({
  type: 'gameOptions',
  values: {
    start: { de: 'Start', fr: 'Début', en: 'Start' },
    addPlayers: { de: 'Spieler hinzufügen', fr: 'Ajouter des joueurs', en: 'Add players' },
    share: { de: 'Teilen', fr: 'Partager', en: 'Share' },
    coupon: { de: 'Gutschein', fr: 'Bon', en: 'Coupon' },
  },
  fallback: 'start',
})
