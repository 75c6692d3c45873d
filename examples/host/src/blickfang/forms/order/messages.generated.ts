// Written by Blickfang from the folders beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly name: null
  readonly email: null
  readonly what: null
  readonly bread: null
  readonly rolls: null
  readonly plait: null
  readonly day: null
  readonly remark: null
  readonly idle: null
  readonly sent: null
  readonly sentSentence: null
  readonly closed: null
  readonly nameError: null
  readonly emailError: null
  readonly whatError: null
  readonly dayError: null
  readonly remarkError: null
  readonly tooSoonError: null
  readonly closedError: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      name: "Name",
      email: "E-Mail",
      what: "Was darf es sein?",
      bread: "Brot",
      rolls: "Brötchen",
      plait: "Zopf",
      day: "Wann holen Sie es ab?",
      remark: "Bemerkung",
      idle: "Bestellen",
      sent: "Bestellt. Danke!",
      sentSentence: "Danke, Ihre Bestellung ist bei uns.",
      closed: "Zurzeit geschlossen",
      nameError: "Bitte geben Sie Ihren Namen an.",
      emailError: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
      whatError: "Bitte wählen Sie etwas aus.",
      dayError: "Bitte wählen Sie einen Tag.",
      remarkError: "Bitte fassen Sie sich kürzer.",
      tooSoonError: "So schnell geht es nicht: Bitte wählen Sie einen Tag ab morgen.",
      closedError: "Zurzeit nehmen wir keine Bestellungen an.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      name: "Nom",
      email: "E-mail",
      what: "Que désirez-vous ?",
      bread: "Pain",
      rolls: "Petits pains",
      plait: "Tresse",
      day: "Quand venez-vous le chercher ?",
      remark: "Remarque",
      idle: "Commander",
      sent: "Commandé. Merci !",
      sentSentence: "Merci, nous avons bien reçu votre commande.",
      closed: "Fermé pour le moment",
      nameError: "Veuillez indiquer votre nom.",
      emailError: "Veuillez indiquer une adresse e-mail valable.",
      whatError: "Veuillez faire un choix.",
      dayError: "Veuillez choisir un jour.",
      remarkError: "Veuillez être plus bref.",
      tooSoonError: "C’est trop tôt : veuillez choisir un jour à partir de demain.",
      closedError: "Nous ne prenons pas de commandes pour le moment.",
    },
  },
  en: {
    language: 'en',
    messages: {
      name: "Name",
      email: "E-mail",
      what: "What would you like?",
      bread: "Bread",
      rolls: "Rolls",
      plait: "Plaited bread",
      day: "When do you fetch it?",
      remark: "Remark",
      idle: "Order",
      sent: "Ordered. Thank you!",
      sentSentence: "Thank you, your order has reached us.",
      closed: "Closed for now",
      nameError: "Please give your name.",
      emailError: "Please give a valid e-mail address.",
      whatError: "Please choose something.",
      dayError: "Please choose a day.",
      remarkError: "Please be brief.",
      tooSoonError: "That is too soon: please choose a day from tomorrow on.",
      closedError: "We take no orders for now.",
    },
  },
}
