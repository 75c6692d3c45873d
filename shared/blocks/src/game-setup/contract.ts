import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { gameOptions } from '@blickfang/contract/options/game-options/option.ts'
import { game } from '@blickfang/contract/sources/game/source.ts'

const onShare = { gameOptions: { comparison: '=', value: 'share' } } as const
const onCoupon = { gameOptions: { comparison: '=', value: 'coupon' } } as const

/** Step of the golf game. Words that are left empty come from the game's dictionary. */
export const gameSetup = defineBlock({
  name: 'gameSetup',
  label: { de: 'Golfspiel: Schritt', fr: 'Jeu de golf : étape', en: 'Golf game: step' },
  sources: [game],
  section: 'content',
  place: 13,
  icon: 'flag',
  fields: {
    title: text(words.title, { maxLength: 120, sample: 'Name Ihrer Runde' }),
    subtitle: text(
      { de: 'Untertitel', fr: 'Sous-titre', en: 'Subtitle' },
      { maxLength: 300, sample: 'Die Scorecard für Ihre Runde durch die Stadt' },
    ),
    info: richText({ de: 'Hinweise', fr: 'Informations', en: 'Information' }),
    action: text({ de: 'Knopf', fr: 'Bouton', en: 'Button' }, { maxLength: 60 }),
    waiting: text(
      { de: 'Knopf, solange niemand mitspielt', fr: 'Bouton sans joueur', en: 'Button while nobody plays' },
      { maxLength: 60 },
    ),
    drink: text({ de: 'Gutschein für', fr: 'Bon pour', en: 'Coupon for' }, { maxLength: 120 }),
  },
  options: {
    gameOptions: gameOptions({ de: 'Schritt des Spiels', fr: 'Étape du jeu', en: 'Step of the game' }),
  },
  showWhen: { waiting: onShare, drink: onCoupon },
})
