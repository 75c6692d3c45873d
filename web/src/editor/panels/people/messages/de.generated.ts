// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly description: null
  readonly email: null
  readonly emailMissing: null
  readonly name: null
  readonly role: null
  readonly 'roleName.optician': null
  readonly 'roleName.admin': null
  readonly 'roleHint.optician': null
  readonly 'roleHint.admin': null
  readonly language: null
  readonly send: null
  readonly sent: { readonly email: string | number }
  readonly open: null
  readonly none: null
  readonly accounts: null
  readonly loading: null
  readonly failed: null
  readonly 'state.open': { readonly until: string | number }
  readonly 'state.expired': { readonly until: string | number }
  readonly 'state.void': null
  readonly by: { readonly by: string | number }
  readonly 'mail.waiting': null
  readonly 'mail.failed': null
  readonly resendOf: { readonly email: string | number }
  readonly notResent: null
  readonly resent: { readonly email: string | number }
  readonly withdrawOf: { readonly email: string | number }
  readonly notWithdrawn: null
  readonly withdrawn: { readonly email: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Mitarbeitende einladen",
      description: "Die Person bekommt eine Mail. Hinter deren Link wählt sie selbst ein Passwort und arbeitet mit.",
      email: "E-Mail",
      emailMissing: "Bitte geben Sie eine E-Mail-Adresse ein.",
      name: "Name (freiwillig)",
      role: "Rolle",
      'roleName.optician': "Redaktion",
      'roleName.admin': "Verwaltung",
      'roleHint.optician': "Bearbeitet die Website und liest Anfragen.",
      'roleHint.admin': "Darf alles, auch Konten verwalten.",
      language: "Sprache von Mail und Editor",
      send: "Einladung senden",
      sent: ["Die Einladung an ",["email"]," ist unterwegs."],
      open: "Offene Einladungen",
      none: "Keine Einladung ist offen. Alle Konten stehen im Admin unter «Konten».",
      accounts: "Alle Konten",
      loading: "Einladungen werden geladen",
      failed: "Die Einladungen konnten nicht geladen werden.",
      'state.open': ["Gilt bis ",["until"]],
      'state.expired': ["Abgelaufen am ",["until"]],
      'state.void': "Gilt nicht mehr: Wer eingeladen hat, verwaltet diese Website nicht mehr. Senden Sie die Einladung selbst, wenn sie gelten soll.",
      by: ["von ",["by"]],
      'mail.waiting': "Die Mail ist noch unterwegs.",
      'mail.failed': "Die Mail konnte nicht zugestellt werden. Prüfen Sie die Adresse.",
      resendOf: ["Erneut senden an ",["email"]],
      notResent: "Die Einladung ging nicht weg",
      resent: ["Die Einladung an ",["email"]," geht noch einmal weg. Der Link von vorher gilt nicht mehr."],
      withdrawOf: ["Einladung an ",["email"]," zurückziehen"],
      notWithdrawn: "Die Einladung wurde nicht zurückgezogen",
      withdrawn: ["Die Einladung an ",["email"]," ist zurückgezogen."],
    },
  }
