import type { Locale } from '../../kernel/locale.ts'
import { gameLanguage } from './game-language.ts'

const sentences = {
  de: 'Für die Scorecard braucht Ihr Browser JavaScript. Papier und Bleistift gehen auch.',
  fr: 'La carte de score demande JavaScript. Du papier et un crayon vont aussi.',
  en: 'The scorecard needs JavaScript. Pen and paper work too.',
}

/** What stands in the game's place without JavaScript. Apart from the other words, which come with the game's screens. */
export function noScript(locale: Locale): string {
  return sentences[gameLanguage(locale)]
}
