// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly edit: null
  readonly openSite: null
  readonly calm: null
  readonly entries: { readonly count: number }
  readonly noEntries: null
  readonly allEntries: { readonly count: number }
  readonly changes: { readonly count: number }
  readonly noChanges: null
  readonly changesOf: { readonly count: number }
  readonly by: { readonly names: string | number }
  readonly onPage: null
  readonly allPages: { readonly count: number }
  readonly webhooks: { readonly count: number }
  readonly webhookFailing: { readonly at: string | number }
  readonly webhookOff: { readonly at: string | number }
  readonly toWebhooks: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Was wartet",
      edit: "Website bearbeiten",
      openSite: "Website ansehen",
      calm: "Alles erledigt: Keine Anfrage ist ungelesen, und auf der Website steht, was Sie veröffentlicht haben.",
      entries: [["count",2,{"=0":"Anfragen","one":[0," neue Anfrage"],"other":[0," neue Anfragen"]}]],
      noEntries: "Alle Anfragen sind gelesen.",
      allEntries: [["count",2,{"one":[0," ungelesene Anfrage ansehen"],"other":["Alle ",0," ungelesenen ansehen"]}]],
      changes: [["count",2,{"=0":"Wartet auf Veröffentlichung","one":[0," Änderung wartet auf Veröffentlichung"],"other":[0," Änderungen warten auf Veröffentlichung"]}]],
      noChanges: "Alles ist veröffentlicht.",
      changesOf: [["count",2,{"one":[0," Änderung"],"other":[0," Änderungen"]}]],
      by: ["von ",["names"]],
      onPage: "Auf der Seite bearbeiten",
      allPages: [["count",2,{"one":[0," Seite ansehen"],"other":["Alle ",0," Seiten ansehen"]}]],
      webhooks: [["count",2,{"one":"Ein Webhook kommt nicht durch","other":[0," Webhooks kommen nicht durch"]}]],
      webhookFailing: ["Seit ",["at"]," kommt nichts durch. Die Website versucht es weiter."],
      webhookOff: ["Am ",["at"]," ausgeschaltet, weil nichts durchkam."],
      toWebhooks: "Webhooks ansehen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "À traiter",
      edit: "Modifier le site",
      openSite: "Voir le site",
      calm: "Tout est fait : aucune demande n’attend d’être lue, et le site montre ce que vous avez publié.",
      entries: [["count",2,{"=0":"Demandes","one":[0," nouvelle demande"],"other":[0," nouvelles demandes"]}]],
      noEntries: "Toutes les demandes sont lues.",
      allEntries: [["count",2,{"one":["Voir ",0," demande non lue"],"other":["Voir les ",0," demandes non lues"]}]],
      changes: [["count",2,{"=0":"En attente de publication","one":[0," modification attend d’être publiée"],"other":[0," modifications attendent d’être publiées"]}]],
      noChanges: "Tout est publié.",
      changesOf: [["count",2,{"one":[0," modification"],"other":[0," modifications"]}]],
      by: ["de ",["names"]],
      onPage: "Modifier sur la page",
      allPages: [["count",2,{"one":["Voir ",0," page"],"other":["Voir les ",0," pages"]}]],
      webhooks: [["count",2,{"one":"Un webhook n’arrive pas","other":[0," webhooks n’arrivent pas"]}]],
      webhookFailing: ["Rien n’arrive depuis le ",["at"],". Le site essaie encore."],
      webhookOff: ["Désactivé le ",["at"],", car rien n’arrivait."],
      toWebhooks: "Voir les webhooks",
    },
  },
  en: {
    language: 'en',
    messages: {
      title: "What waits",
      edit: "Edit the website",
      openSite: "See the website",
      calm: "All done: no request is unread, and the website shows what you have published.",
      entries: [["count",2,{"=0":"Requests","one":[0," new request"],"other":[0," new requests"]}]],
      noEntries: "All requests are read.",
      allEntries: [["count",2,{"one":["See ",0," unread request"],"other":["See all ",0," unread"]}]],
      changes: [["count",2,{"=0":"Waits to be published","one":[0," change waits to be published"],"other":[0," changes wait to be published"]}]],
      noChanges: "Everything is published.",
      changesOf: [["count",2,{"one":[0," change"],"other":[0," changes"]}]],
      by: ["by ",["names"]],
      onPage: "Edit on the page",
      allPages: [["count",2,{"one":["See ",0," page"],"other":["See all ",0," pages"]}]],
      webhooks: [["count",2,{"one":"A webhook does not come through","other":[0," webhooks do not come through"]}]],
      webhookFailing: ["Nothing has come through since ",["at"],". The website goes on trying."],
      webhookOff: ["Turned off on ",["at"],", because nothing came through."],
      toWebhooks: "See the webhooks",
    },
  },
}
