// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly card: null
  readonly coupon: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      card: "Für die Scorecard braucht dein Browser JavaScript. Papier und Bleistift gehen auch.",
      coupon: "Den Gutschein bekommt, wer eine Runde gewinnt. Um ihn zu zeigen, braucht dein Browser JavaScript.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      card: "La carte de score demande JavaScript. Du papier et un crayon vont aussi.",
      coupon: "Le bon revient à qui gagne une partie. Pour l’afficher, ton navigateur a besoin de JavaScript.",
    },
  },
  it: {
    language: 'it',
    messages: {
      card: "Per la scorecard il tuo browser ha bisogno di JavaScript. Vanno bene anche carta e matita.",
      coupon: "Il buono va a chi vince una partita. Per mostrarlo, il tuo browser ha bisogno di JavaScript.",
    },
  },
  en: {
    language: 'en',
    messages: {
      card: "The scorecard needs JavaScript. Pen and paper work too.",
      coupon: "The coupon goes to whoever wins a round. To show it, your browser needs JavaScript.",
    },
  },
}
