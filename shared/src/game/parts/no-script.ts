import type { Locale } from '../../kernel/locale.ts'
import { gameLanguage } from './game-language.ts'

const sentences = {
  de: {
    card: 'Für die Scorecard braucht Ihr Browser JavaScript. Papier und Bleistift gehen auch.',
    coupon: 'Den Gutschein bekommt, wer eine Runde gewinnt. Um ihn zu zeigen, braucht Ihr Browser JavaScript.',
  },
  fr: {
    card: 'La carte de score demande JavaScript. Du papier et un crayon vont aussi.',
    coupon: 'Le bon revient à qui gagne une partie. Pour l’afficher, votre navigateur a besoin de JavaScript.',
  },
  it: {
    card: 'Per la scorecard il Suo browser ha bisogno di JavaScript. Vanno bene anche carta e matita.',
    coupon: 'Il buono va a chi vince una partita. Per mostrarlo, il Suo browser ha bisogno di JavaScript.',
  },
  en: {
    card: 'The scorecard needs JavaScript. Pen and paper work too.',
    coupon: 'The coupon goes to whoever wins a round. To show it, your browser needs JavaScript.',
  },
}

/** What stands in the game's place without JavaScript. Apart from the other words, which come with the game's screens. */
export function noScript(locale: Locale, part: 'card' | 'coupon' = 'card'): string {
  return sentences[gameLanguage(locale)][part]
}
