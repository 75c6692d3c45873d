// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly loading: null
  readonly valid: null
  readonly validText: { readonly name: string | number }
  readonly tie: { readonly count: string | number }
  readonly redeem: null
  readonly busy: null
  readonly redeemed: null
  readonly redeemedText: { readonly name: string | number }
  readonly used: null
  readonly usedText: { readonly by: string | number; readonly date: string | number; readonly time: string | number }
  readonly unknown: null
  readonly unknownText: null
  readonly code: null
  readonly game: null
  readonly played: null
  readonly inGame: null
  readonly again: null
  readonly toSite: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Gutschein einlösen",
      loading: "Der Gutschein wird geprüft…",
      valid: "Gültig",
      validText: ["Ein Gratisgetränk für ",["name"],"."],
      tie: ["Gleichstand: ",["count"]," haben mit gleich vielen Schlägen gewonnen. Alle bekommen ein Getränk."],
      redeem: "Jetzt einlösen",
      busy: "Wird eingelöst…",
      redeemed: "Eingelöst",
      redeemedText: ["Das Getränk für ",["name"]," ist verbucht."],
      used: "Bereits eingelöst",
      usedText: ["Am ",["date"]," um ",["time"]," Uhr von ",["by"],". Dafür gibt es kein zweites Getränk."],
      unknown: "Unbekannter Gutschein",
      unknownText: "Diesen Code haben wir nicht ausgestellt. Bitte scannen Sie den QR-Code auf dem Telefon des Gasts noch einmal.",
      code: "Code",
      game: "Runde",
      played: "Gespielt am",
      inGame: "Gutscheine eingelöst",
      again: "Noch einmal versuchen",
      toSite: "Zur Website",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Utiliser le bon",
      loading: "Vérification du bon…",
      valid: "Valable",
      validText: ["Une boisson offerte pour ",["name"],"."],
      tie: ["Égalité : ",["count"]," ont gagné, et chacun reçoit une boisson."],
      redeem: "Utiliser maintenant",
      busy: "Enregistrement…",
      redeemed: "Utilisé",
      redeemedText: ["La boisson de ",["name"]," est enregistrée."],
      used: "Déjà utilisé",
      usedText: ["Le ",["date"]," à ",["time"]," par ",["by"],". Pas de deuxième boisson pour ce bon."],
      unknown: "Bon inconnu",
      unknownText: "Nous n’avons pas émis ce code. Veuillez scanner encore une fois le code QR sur le téléphone du client.",
      code: "Code",
      game: "Partie",
      played: "Jouée le",
      inGame: "Bons utilisés",
      again: "Réessayer",
      toSite: "Vers le site",
    },
  },
}
