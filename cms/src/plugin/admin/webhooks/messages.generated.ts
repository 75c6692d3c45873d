// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly note: null
  readonly none: null
  readonly onlyAdmins: null
  readonly event: { readonly type: string }
  readonly since: { readonly at: string | number }
  readonly on: null
  readonly off: null
  readonly offSince: { readonly at: string | number }
  readonly failingSince: { readonly at: string | number }
  readonly url: null
  readonly events: null
  readonly create: null
  readonly created: null
  readonly shown: null
  readonly copy: null
  readonly copied: null
  readonly try: null
  readonly tried: null
  readonly turnOn: null
  readonly turnOff: null
  readonly turnedOn: null
  readonly turnedOff: null
  readonly remove: null
  readonly sure: null
  readonly cancel: null
  readonly removed: null
  readonly last: null
  readonly nothingYet: null
  readonly when: null
  readonly what: null
  readonly outcome: null
  readonly why: { readonly failure: string; readonly status: string | number }
  readonly tries: { readonly count: string | number }
  readonly delivered: null
  readonly failed: null
  readonly waiting: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Webhooks",
      note: "Andere Programme erfahren sofort, was auf der Website geschieht: Sie schickt ihnen eine signierte Nachricht mit Kennungen, nie mit dem, was jemand geschrieben hat.",
      none: "Es gibt keine Webhooks.",
      onlyAdmins: "Webhooks verwaltet, wer die Rolle «Verwaltung» hat.",
      event: [["type",1,{"page_published":"Seite veröffentlicht","form_entry":"Formular gesendet","media_changed":"Medium geändert","other":"Versuch"}]],
      since: ["Erstellt am ",["at"]],
      on: "Eingeschaltet",
      off: "Ausgeschaltet",
      offSince: ["Ausgeschaltet am ",["at"],", weil drei Tage lang nichts angekommen ist. Prüfen Sie die Adresse mit «Versuchen», und schalten Sie den Webhook dann wieder ein."],
      failingSince: ["Seit ",["at"]," kommt nichts mehr an. Es wird weiter versucht."],
      url: "Adresse",
      events: "Wovon er erfährt",
      create: "Webhook erstellen",
      created: "Der Webhook ist erstellt.",
      shown: "Das Geheimnis, mit dem Nachrichten signiert sind. Kopieren Sie es jetzt, es wird nie mehr gezeigt.",
      copy: "Kopieren",
      copied: "Kopiert.",
      try: "Versuchen",
      tried: "Die Nachricht ist unterwegs.",
      turnOn: "Einschalten",
      turnOff: "Ausschalten",
      turnedOn: "Der Webhook ist eingeschaltet.",
      turnedOff: "Der Webhook ist ausgeschaltet.",
      remove: "Entfernen",
      sure: "Wirklich entfernen",
      cancel: "Abbrechen",
      removed: "Der Webhook ist entfernt.",
      last: "Letzte Nachrichten",
      nothingYet: "Noch keine.",
      when: "Wann",
      what: "Was",
      outcome: "Stand",
      why: [["failure",1,{"status":["Antwort ",["status"]],"slow":"keine Antwort in der Zeit","address":"Adresse nicht erlaubt","off":"ausgeschaltet","other":"nicht erreichbar"}]],
      tries: [["count"],"-mal versucht"],
      delivered: "angekommen",
      failed: "aufgegeben",
      waiting: "wartet",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Webhooks",
      note: "D’autres programmes apprennent aussitôt ce qui se passe sur le site : il leur envoie un message signé avec des identifiants, jamais ce que quelqu’un a écrit.",
      none: "Il n’y a pas de webhook.",
      onlyAdmins: "Les webhooks sont gérés par les comptes avec le rôle « Administration ».",
      event: [["type",1,{"page_published":"Page publiée","form_entry":"Formulaire envoyé","media_changed":"Média modifié","other":"Essai"}]],
      since: ["Créé le ",["at"]],
      on: "Activé",
      off: "Désactivé",
      offSince: ["Désactivé le ",["at"],", car rien n’est arrivé pendant trois jours. Vérifiez l’adresse avec « Essayer », puis réactivez le webhook."],
      failingSince: ["Rien n’arrive depuis le ",["at"],". Les essais continuent."],
      url: "Adresse",
      events: "Ce qu’il apprend",
      create: "Créer un webhook",
      created: "Le webhook est créé.",
      shown: "Le secret avec lequel les messages sont signés. Copiez-le maintenant, il ne sera plus jamais affiché.",
      copy: "Copier",
      copied: "Copié.",
      try: "Essayer",
      tried: "Le message est en route.",
      turnOn: "Activer",
      turnOff: "Désactiver",
      turnedOn: "Le webhook est activé.",
      turnedOff: "Le webhook est désactivé.",
      remove: "Supprimer",
      sure: "Supprimer vraiment",
      cancel: "Annuler",
      removed: "Le webhook est supprimé.",
      last: "Derniers messages",
      nothingYet: "Aucun pour l’instant.",
      when: "Quand",
      what: "Quoi",
      outcome: "État",
      why: [["failure",1,{"status":["réponse ",["status"]],"slow":"pas de réponse à temps","address":"adresse non autorisée","off":"désactivé","other":"injoignable"}]],
      tries: [["count"]," essais"],
      delivered: "arrivé",
      failed: "abandonné",
      waiting: "en attente",
    },
  },
  en: {
    language: 'en',
    messages: {
      title: "Webhooks",
      note: "Other programs hear at once what happens on the site: it sends them a signed message with ids, never with what somebody has written.",
      none: "There are no webhooks.",
      onlyAdmins: "Webhooks are managed by accounts with the role «Admin».",
      event: [["type",1,{"page_published":"Page published","form_entry":"Form sent","media_changed":"Medium changed","other":"Try"}]],
      since: ["Created on ",["at"]],
      on: "On",
      off: "Off",
      offSince: ["Turned off on ",["at"],", because nothing came through for three days. Check the address with «Try», then turn the webhook on again."],
      failingSince: ["Nothing has come through since ",["at"],". It is tried again."],
      url: "Address",
      events: "What it hears of",
      create: "Create a webhook",
      created: "The webhook was created.",
      shown: "The secret with which messages are signed. Copy it now, it is never shown again.",
      copy: "Copy",
      copied: "Copied.",
      try: "Try",
      tried: "The message is on its way.",
      turnOn: "Turn on",
      turnOff: "Turn off",
      turnedOn: "The webhook is on.",
      turnedOff: "The webhook is off.",
      remove: "Remove",
      sure: "Really remove",
      cancel: "Cancel",
      removed: "The webhook was removed.",
      last: "Last messages",
      nothingYet: "None yet.",
      when: "When",
      what: "What",
      outcome: "State",
      why: [["failure",1,{"status":["answer ",["status"]],"slow":"no answer in time","address":"address not allowed","off":"turned off","other":"not reached"}]],
      tries: [["count"]," tries"],
      delivered: "came through",
      failed: "given up",
      waiting: "waits",
    },
  },
}
