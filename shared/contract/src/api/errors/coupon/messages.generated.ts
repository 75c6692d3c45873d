// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly ROUND_INCOMPLETE: null
  readonly NOT_WINNER: null
  readonly ROUND_TOO_SHORT: null
  readonly NO_COUPONS_LEFT: null
  readonly ALREADY_REDEEMED: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      ROUND_INCOMPLETE: "Die Runde ist noch nicht fertig: Auf dem letzten Loch fehlen Punkte.",
      NOT_WINNER: "Den Gutschein gibt es nur für den Sieg. Jemand anders hat weniger Schläge.",
      ROUND_TOO_SHORT: "Diese Runde ist noch zu kurz für einen Gutschein. Bitte versuchen Sie es später.",
      NO_COUPONS_LEFT: "Für heute sind alle Gutscheine vergeben.",
      ALREADY_REDEEMED: "Dieser Gutschein wurde bereits eingelöst.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      ROUND_INCOMPLETE: "La partie n’est pas terminée : il manque des points au dernier trou.",
      NOT_WINNER: "Le bon est réservé à la victoire. Quelqu’un d’autre a moins de coups.",
      ROUND_TOO_SHORT: "Cette partie est encore trop courte pour un bon. Réessayez plus tard.",
      NO_COUPONS_LEFT: "Tous les bons d’aujourd’hui ont été distribués.",
      ALREADY_REDEEMED: "Ce bon a déjà été utilisé.",
    },
  },
  en: {
    language: 'en',
    messages: {
      ROUND_INCOMPLETE: "The round is not over yet: scores are missing on the last hole.",
      NOT_WINNER: "The coupon is for the winner. Somebody else has a lower score.",
      ROUND_TOO_SHORT: "This round is still too short for a coupon. Please try again later.",
      NO_COUPONS_LEFT: "All of today’s coupons have been given out.",
      ALREADY_REDEEMED: "This coupon has already been redeemed.",
    },
  },
}
