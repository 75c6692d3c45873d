import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { scoreOptions } from '@blickfang/contract/options/score-options/option.ts'
import { game } from '@blickfang/contract/sources/game/source.ts'

/** The scores of the golf game: of the hole whose page the block stands on, or the whole round's. */
export const scoreTracker = defineBlock({
  name: 'scoreTracker',
  label: { de: 'Golfspiel: Scorecard', fr: 'Jeu de golf : carte', en: 'Golf game: scorecard' },
  sources: [game],
  section: 'content',
  place: 14,
  icon: 'list-ordered',
  fields: {
    title: text(words.title, { maxLength: 120, sample: 'Scorecard' }),
    info: richText({ de: 'Hinweise', fr: 'Informations', en: 'Information' }),
  },
  options: {
    scoreOptions: scoreOptions({ de: 'Darstellung', fr: 'Affichage', en: 'Display' }),
  },
})
