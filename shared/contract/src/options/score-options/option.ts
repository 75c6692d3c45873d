import { defineChoice } from '../../kernel/option.ts'

/** The part that a scoreTracker block shows: the card on which a hole's scores are entered, or the table of the round. Source: spec/editor.md §3. */
export const scoreOptions = defineChoice({
  type: 'scoreOptions',
  values: {
    CARD: { de: 'Scorecard des Lochs', fr: 'Carte du trou', en: 'Scorecard of the hole' },
    TABLE: { de: 'Rangliste', fr: 'Classement', en: 'Leaderboard' },
  },
  fallback: 'CARD',
})
