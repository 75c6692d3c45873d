// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly description: null
  readonly failed: null
  readonly elsewhere: null
  readonly required: null
  readonly off: null
  readonly on: { readonly since: string | number }
  readonly left: { readonly count: number }
  readonly password: null
  readonly showPassword: null
  readonly hidePassword: null
  readonly passwordMissing: null
  readonly begin: null
  readonly scan: null
  readonly qr: null
  readonly secret: null
  readonly copy: null
  readonly copied: null
  readonly code: null
  readonly codeMissing: null
  readonly confirm: null
  readonly switchedOn: null
  readonly codesTitle: null
  readonly codesHint: null
  readonly copyAll: null
  readonly download: null
  readonly fileName: null
  readonly fileTitle: { readonly site: string | number }
  readonly kept: null
  readonly renew: null
  readonly 'hint.renew': null
  readonly 'hint.remove': null
  readonly 'now.renew': null
  readonly 'now.remove': null
  readonly remove: null
  readonly switchedOff: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Anmeldung in zwei Schritten",
      description: "Zum Passwort gehört dann ein Code, den eine App auf Ihrem Telefon zeigt. Wer nur Ihr Passwort kennt, kommt nicht hinein.",
      failed: "Das konnte nicht geladen werden.",
      elsewhere: "Die Konten dieser Website gehören zu einem anderen Projekt. Wie man sich anmeldet, wird dort eingerichtet.",
      required: "Wer diese Website verwaltet, meldet sich in zwei Schritten an. Bis Sie es eingerichtet haben, haben Sie die Rechte der Redaktion.",
      off: "Ausgeschaltet: Sie melden sich mit dem Passwort allein an.",
      on: ["Eingeschaltet seit ",["since"],"."],
      left: [["count",2,{"=0":"Kein Wiederherstellungscode ist übrig. Erstellen Sie neue.","one":"Noch ein Wiederherstellungscode ist übrig.","other":["Noch ",0," Wiederherstellungscodes sind übrig."]}]],
      password: "Ihr Passwort",
      showPassword: "Passwort anzeigen",
      hidePassword: "Passwort verbergen",
      passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
      begin: "Einrichten",
      scan: "Fotografieren Sie dieses Bild mit einer Authenticator-App, zum Beispiel der in den Passwörtern Ihres Telefons, Google Authenticator oder 2FAS.",
      qr: "QR-Code für die Authenticator-App",
      secret: "Oder geben Sie diesen Schlüssel in der App ein",
      copy: "Kopieren",
      copied: "Kopiert",
      code: "Code mit sechs Ziffern, den die App jetzt zeigt",
      codeMissing: "Bitte geben Sie den Code mit sechs Ziffern ein.",
      confirm: "Einschalten",
      switchedOn: "Die Anmeldung in zwei Schritten ist eingeschaltet.",
      codesTitle: "Ihre Wiederherstellungscodes",
      codesHint: "Damit kommen Sie ohne Telefon hinein, mit jedem einmal. Sie werden nur jetzt gezeigt: Bewahren Sie sie dort auf, wo Ihr Passwort nicht liegt.",
      copyAll: "Alle kopieren",
      download: "Herunterladen",
      fileName: "wiederherstellungscodes.txt",
      fileTitle: ["Wiederherstellungscodes für ",["site"]],
      kept: "Ich habe sie aufbewahrt",
      renew: "Neue Wiederherstellungscodes",
      'hint.renew': "Die bisherigen gelten dann nicht mehr.",
      'hint.remove': "Das Passwort allein genügt dann wieder.",
      'now.renew': "Neue Codes erstellen",
      'now.remove': "Anmeldung in zwei Schritten ausschalten",
      remove: "Ausschalten",
      switchedOff: "Die Anmeldung in zwei Schritten ist ausgeschaltet.",
    },
  }
