// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly library: null
  readonly news: null
  readonly secondFactor: null
  readonly people: null
  readonly hint: null
  readonly saved: null
  readonly failed: null
  readonly 'feeds.reviewsOf': { readonly name: string | number }
  readonly 'feeds.posts': null
  readonly 'feeds.articlesFeed': null
  readonly 'feeds.loaded': { readonly when: string | number }
  readonly 'feeds.never': null
  readonly 'feeds.failing': { readonly when: string | number; readonly why: string | number }
  readonly 'feeds.refused': null
  readonly 'feeds.missing': null
  readonly 'feeds.address': null
  readonly 'feeds.away': null
  readonly 'feeds.load': null
  readonly 'feeds.loading': null
  readonly 'feeds.ends': { readonly when: string | number }
  readonly 'feeds.ended': { readonly when: string | number }
  readonly 'hours.hint': null
  readonly 'hours.open': { readonly region: string | number }
  readonly 'hours.none': { readonly region: string | number }
  readonly 'hours.lacks': { readonly lacks: string }
  readonly 'hours.partly': { readonly name: string | number }
  readonly 'hours.add': { readonly count: number }
  readonly 'hours.added': { readonly count: number }
  readonly 'hours.failed': null
  readonly 'hours.edit': { readonly name: string | number }
  readonly 'hours.takeHours': { readonly name: string | number }
  readonly 'hours.tookHours': null
  readonly 'hours.hoursFailed': null
  readonly 'colors.choose': null
  readonly 'colors.contrast': { readonly ratio: string | number }
  readonly 'colors.name.lake': null
  readonly 'colors.name.forest': null
  readonly 'colors.name.brick': null
  readonly 'colors.name.plum': null
  readonly 'colors.name.night': null
  readonly 'colors.name.sun': null
  readonly 'colors.name.rose': null
  readonly 'colors.name.slate': null
  readonly 'footer.reset': null
  readonly 'footer.title': null
  readonly 'footer.question': { readonly shop: string | number; readonly words: string | number }
  readonly 'footer.action': null
  readonly 'footer.noBranch': null
  readonly 'footer.failed': null
  readonly 'signOut.action': null
  readonly 'signOut.title': null
  readonly 'signOut.unsaved': { readonly count: number }
  readonly 'signOut.failed': null
  readonly 'language.own': null
  readonly 'language.saved': null
  readonly 'fonts.heading': null
  readonly 'fonts.text': null
  readonly 'fonts.name.lens': null
  readonly 'fonts.name.clear': null
  readonly 'fonts.name.classic': null
  readonly 'fonts.name.calm': null
  readonly 'fonts.name.modern': null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      library: "Mediathek",
      news: "Neuigkeiten",
      secondFactor: "Anmeldung in zwei Schritten",
      people: "Mitarbeitende einladen",
      hint: "Änderungen sind für Besucher sofort sichtbar.",
      saved: "Einstellungen gespeichert",
      failed: "Fehler beim Aktualisieren der Einstellungen",
      'feeds.reviewsOf': ["Bewertungen: ",["name"]],
      'feeds.posts': "Beiträge von Instagram",
      'feeds.articlesFeed': "Artikel",
      'feeds.loaded': ["Stand: ",["when"]],
      'feeds.never': "Noch nie geladen",
      'feeds.failing': ["Gescheitert seit ",["when"],". ",["why"]],
      'feeds.refused': "Der Dienst lehnt den Schlüssel oder Zugang ab.",
      'feeds.missing': "Dort ist nichts zu finden. Bitte prüfen Sie die Kennung.",
      'feeds.address': "Die Adresse führt nicht ins offene Internet.",
      'feeds.away': "Der Dienst antwortet nicht richtig. Er wird wieder gefragt.",
      'feeds.load': "Jetzt laden",
      'feeds.loading': "Wird geladen. Der neue Stand erscheint gleich.",
      'feeds.ends': ["Der Zugang zu Instagram endet am ",["when"],". Danach bleiben die Beiträge stehen. Erneuern Sie ihn bei Behold."],
      'feeds.ended': ["Der Zugang zu Instagram ist am ",["when"]," abgelaufen. Erneuern Sie ihn bei Behold."],
      'hours.hint': "Feiertage schliessen Ihr Geschäft nicht von selbst. Was Sie hier eintragen, steht sofort auf der Website.",
      'hours.open': [["region"],": Feiertage, an denen nach Ihren Öffnungszeiten offen wäre."],
      'hours.none': [["region"],": Alle kommenden Feiertage sind eingetragen oder fallen auf Tage, an denen ohnehin geschlossen ist."],
      'hours.lacks': [["lacks",1,{"zip":"Ohne Schweizer Postleitzahl ist nicht bekannt, welche Feiertage gelten. Ergänzen Sie sie in der Adresse, oder wählen Sie den Kanton unter «Geschäft».","region":"Feiertage, die nur in einem Teil des Landes gelten, kommen dazu, wenn Sie unter «Geschäft» die Region wählen.","other":"Für Ihr Land sind keine Feiertage bekannt. Tragen Sie geschlossene Tage von Hand ein."}]],
      'hours.partly': [["name"],", nicht für alle ein Feiertag"],
      'hours.add': [["count",2,{"one":["An ",0," Tag"],"other":["An ",0," Tagen"]}]," geschlossen eintragen"],
      'hours.added': [["count",2,{"one":[0," Tag"],"other":[0," Tage"]}]," eingetragen"],
      'hours.failed': "Die Feiertage konnten nicht eingetragen werden",
      'hours.edit': ["Öffnungszeiten bearbeiten: ",["name"]],
      'hours.takeHours': ["Öffnungszeiten von Google übernehmen: ",["name"]],
      'hours.tookHours': "Öffnungszeiten übernommen",
      'hours.hoursFailed': "Die Öffnungszeiten konnten nicht übernommen werden",
      'colors.choose': "Farbwelten. Was Sie wählen, probieren Sie erst aus: Besucher sehen es, wenn Sie es übernehmen.",
      'colors.contrast': ["Kontrast ab ",["ratio"]],
      'colors.name.lake': "See",
      'colors.name.forest': "Wald",
      'colors.name.brick': "Ziegel",
      'colors.name.plum': "Pflaume",
      'colors.name.night': "Nacht",
      'colors.name.sun': "Sonne",
      'colors.name.rose': "Rose",
      'colors.name.slate': "Schiefer",
      'footer.reset': "Angaben zurücksetzen",
      'footer.title': "Eigene Angaben verwerfen?",
      'footer.question': ["Diese Angaben gehen weg: ",["words"],". Im Fussbereich steht dann wieder, was beim Standort eingetragen ist: ",["shop"],"."],
      'footer.action': "Zurücksetzen",
      'footer.noBranch': "Es ist kein Standort eingetragen, von dem die Angaben kommen könnten. Es wurde nichts geändert.",
      'footer.failed': "Der Fussbereich konnte nicht zurückgesetzt werden",
      'signOut.action': "Abmelden",
      'signOut.title': "Trotzdem abmelden?",
      'signOut.unsaved': [["count",2,{"one":"Eine Änderung ist noch nicht gespeichert. Sie bleibt auf diesem Gerät und wird nach der nächsten Anmeldung gesendet.","other":[0," Änderungen sind noch nicht gespeichert. Sie bleiben auf diesem Gerät und werden nach der nächsten Anmeldung gesendet."]}]],
      'signOut.failed': "Abmelden hat nicht geklappt",
      'language.own': "Ihre Sprache",
      'language.saved': "Ihre Sprache gespeichert",
      'fonts.heading': "Gut sehen",
      'fonts.text': "Wir nehmen uns Zeit für Ihre Augen.",
      'fonts.name.lens': "Markant: Fraunces, Instrument Sans",
      'fonts.name.clear': "Klar: Bricolage Grotesque, Figtree",
      'fonts.name.classic': "Klassisch: Newsreader, Figtree",
      'fonts.name.calm': "Ruhig: Literata, Instrument Sans",
      'fonts.name.modern': "Modern: Outfit, DM Sans",
    },
  }
