// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly navigation: null
  readonly navigationHint: null
  readonly navigationFailed: null
  readonly listFailed: null
  readonly search: null
  readonly searching: null
  readonly onlyKnown: null
  readonly tryAgain: null
  readonly nothing: { readonly search: string | number }
  readonly more: { readonly count: string | number }
  readonly moreOf: { readonly count: string | number; readonly title: string | number }
  readonly topLevel: null
  readonly noneYet: null
  readonly newPage: null
  readonly newContainer: null
  readonly containerName: null
  readonly name: null
  readonly nameIn: { readonly language: string | number }
  readonly nameMissing: null
  readonly 'newer.saved': { readonly value: string | number }
  readonly 'newer.emptied': null
  readonly unnamed: null
  readonly menuOf: { readonly name: string | number }
  readonly asButton: null
  readonly booking: null
  readonly addBooking: null
  readonly bookingMissing: null
  readonly hasPassword: null
  readonly addTo: { readonly name: string | number }
  readonly showAsButton: null
  readonly showAsLink: null
  readonly removeFromNavigation: null
  readonly archive: null
  readonly unarchive: null
  readonly removeContainer: { readonly name: string | number }
  readonly removeContainerText: { readonly count: number }
  readonly 'edit.name': null
  readonly 'edit.slug': null
  readonly 'edit.description': null
  readonly 'edit.languages': null
  readonly 'edit.password': null
  readonly 'edit.offline': null
  readonly 'edit.delete': null
  readonly slug: null
  readonly slugHint: { readonly address: string | number }
  readonly 'slugProblem.empty': null
  readonly 'slugProblem.taken': null
  readonly descriptionIn: { readonly language: string | number }
  readonly descriptionHint: null
  readonly descriptionRoom: { readonly count: number }
  readonly unsaved: null
  readonly languagesHint: null
  readonly languagesUnaddressed: { readonly languages: string | number }
  readonly languagesNone: null
  readonly password: null
  readonly passwordHint: { readonly count: string | number }
  readonly passwordHintSet: { readonly count: string | number }
  readonly passwordShort: { readonly count: string | number }
  readonly passwordRemove: null
  readonly passwordSet: null
  readonly passwordRemoved: null
  readonly passwordFailed: null
  readonly deleteTitle: { readonly name: string | number }
  readonly deleteText: null
  readonly deleted: { readonly name: string | number }
  readonly marked: { readonly name: string | number }
  readonly restore: null
  readonly restoreFailed: null
  readonly restoreOf: { readonly name: string | number }
  readonly publishRemoval: null
  readonly publishRemovalOf: { readonly name: string | number }
  readonly publishRemovalText: null
  readonly removalDone: { readonly name: string | number }
  readonly publishRemovalTitle: { readonly name: string | number }
  readonly 'removal.loading': null
  readonly 'removal.failed': null
  readonly 'offline.title': { readonly name: string | number }
  readonly 'offline.text': null
  readonly 'offline.menu': null
  readonly 'offline.pages': { readonly count: number; readonly names: string | number }
  readonly 'offline.more': { readonly count: number }
  readonly 'offline.nothing': null
  readonly 'offline.unknown': null
  readonly 'offline.back': null
  readonly 'offline.backChanged': null
  readonly 'offline.done': { readonly name: string | number }
  readonly 'offline.failed': { readonly name: string | number }
  readonly 'offline.putBack': null
  readonly 'offline.isBack': { readonly name: string | number }
  readonly 'offline.quoted': { readonly name: string | number }
  readonly lacks: { readonly count: number; readonly language: string | number }
  readonly looks: { readonly count: number; readonly language: string | number }
  readonly preview: null
  readonly duplicate: null
  readonly copyName: { readonly name: string | number }
  readonly arrangedElsewhere: { readonly page: string | number }
  readonly arrange: null
  readonly saveTemplate: null
  readonly beginWith: null
  readonly beginEmpty: null
  readonly beginUsual: null
  readonly template: { readonly name: string | number }
  readonly templatesFailed: null
  readonly manageTemplates: null
  readonly 'short.lacks': { readonly count: number; readonly language: string | number }
  readonly 'short.looks': { readonly count: string | number; readonly language: string | number }
  readonly offer: null
  readonly openPage: { readonly name: string | number }
  readonly editMenu: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      navigation: "Navigation",
      navigationHint: "Reihenfolge und Einträge sind für Besucher sofort sichtbar.",
      navigationFailed: "Die Navigation konnte nicht geladen werden",
      listFailed: "Die Seiten konnten nicht geladen werden",
      search: "Seiten suchen",
      searching: "Sucht…",
      onlyKnown: "Die Seiten konnten nicht geladen werden. Zu sehen sind die, die schon bekannt sind.",
      tryAgain: "Noch einmal laden",
      nothing: ["Keine Seite passt zu «",["search"],"»."],
      more: ["Mehr laden (",["count"],")"],
      moreOf: ["Mehr laden (",["count"],"): ",["title"]],
      topLevel: "Weitere Seiten",
      noneYet: "Noch keine Seite.",
      newPage: "Neue Seite",
      newContainer: "Neuer Eintrag",
      containerName: "Name des Eintrags",
      name: "Name der Seite",
      nameIn: ["Name (",["language"],")"],
      nameMissing: "Bitte geben Sie einen Namen ein.",
      'newer.saved': ["Inzwischen hat jemand «",["value"],"» gespeichert. «Speichern» ersetzt das."],
      'newer.emptied': "Inzwischen hat jemand dies geleert. «Speichern» ersetzt das.",
      unnamed: "Ohne Namen",
      menuOf: ["Mehr zu ",["name"]],
      asButton: "Button",
      booking: "Terminbuchung",
      addBooking: "Terminbuchung hinzufügen",
      bookingMissing: "Adresse fehlt",
      hasPassword: "Mit Passwort geschützt",
      addTo: ["In «",["name"],"» zeigen"],
      showAsButton: "Als Button zeigen",
      showAsLink: "Als Link zeigen",
      removeFromNavigation: "Aus der Navigation nehmen",
      archive: "Archivieren",
      unarchive: "Wieder zeigen",
      removeContainer: ["«",["name"],"» entfernen"],
      removeContainerText: [["count",2,{"one":"Die Seite darin bleibt erhalten und steht dann unter «Weitere Seiten».","other":["Die ",0," Seiten darin bleiben erhalten und stehen dann unter «Weitere Seiten»."]}]],
      'edit.name': "Name ändern",
      'edit.slug': "URL ändern",
      'edit.description': "Beschreibung ändern",
      'edit.languages': "Aktive Sprachen",
      'edit.password': "Passwort",
      'edit.offline': "Offline nehmen",
      'edit.delete': "Seite löschen",
      slug: "URL",
      slugHint: ["Adresse: ",["address"],". Die bisherige Adresse führt nach dem Veröffentlichen weiterhin hierher."],
      'slugProblem.empty': "Die URL darf nicht leer sein",
      'slugProblem.taken': "Diese URL existiert bereits",
      descriptionIn: ["Beschreibung (",["language"],")"],
      descriptionHint: "Suchmaschinen zeigen sie unter dem Titel der Seite, meist die ersten 160 Zeichen. Ohne sie wählen sie selbst einen Satz aus.",
      descriptionRoom: [["count",2,{"one":["Noch ",0," Zeichen"],"other":["Noch ",0," Zeichen"]}]],
      unsaved: "Noch nicht gespeichert. Bitte speichern Sie zuerst, oder brechen Sie ab.",
      languagesHint: "In den Sprachen ohne Häkchen gibt es die Seite nicht, und dort muss nichts übersetzt werden.",
      languagesUnaddressed: ["Noch ohne URL: ",["languages"],". Sie entsteht, sobald die Seite dort einen Namen bekommt."],
      languagesNone: "Mindestens eine Sprache muss aktiv sein.",
      password: "Passwort",
      passwordHint: ["Mindestens ",["count"]," Zeichen. Besucher müssen es eingeben, um die Seite zu sehen. Es gilt sofort."],
      passwordHintSet: ["Die Seite ist geschützt. Ein neues Passwort, mindestens ",["count"]," Zeichen, ersetzt das bisherige und gilt sofort."],
      passwordShort: ["Das Passwort hat mindestens ",["count"]," Zeichen."],
      passwordRemove: "Passwortschutz aufheben",
      passwordSet: "Das Passwort gilt ab sofort.",
      passwordRemoved: "Die Seite ist nicht mehr geschützt.",
      passwordFailed: "Das Passwort wurde nicht gespeichert",
      deleteTitle: ["«",["name"],"» löschen?"],
      deleteText: "Eine veröffentlichte Seite bleibt für Besucher sichtbar, bis Sie das Löschen veröffentlichen. So lange steht sie durchgestrichen in der Liste und lässt sich wiederherstellen.",
      deleted: ["«",["name"],"» ist gelöscht."],
      marked: ["«",["name"],"» steht durchgestrichen in der Liste und bleibt für Besucher sichtbar, bis Sie das Löschen veröffentlichen."],
      restore: "Wiederherstellen",
      restoreFailed: "Die Seite konnte nicht wiederhergestellt werden",
      restoreOf: ["Wiederherstellen: «",["name"],"»"],
      publishRemoval: "Löschen veröffentlichen",
      publishRemovalOf: ["Löschen veröffentlichen: «",["name"],"»"],
      publishRemovalText: "Die Seite ist danach in keiner Sprache mehr erreichbar, und in Menüs und Listen steht sie nicht mehr.",
      removalDone: ["«",["name"],"» ist gelöscht. Besucher finden die Seite nicht mehr."],
      publishRemovalTitle: ["Löschen von «",["name"],"» veröffentlichen?"],
      'removal.loading': "Wird veröffentlicht…",
      'removal.failed': "Fehler beim Veröffentlichen",
      'offline.title': ["«",["name"],"» offline nehmen?"],
      'offline.text': "Besucher sehen danach sofort und in allen Sprachen «Seite nicht gefunden».",
      'offline.menu': "Im Menü der Website steht die Seite nicht mehr.",
      'offline.pages': [["count",2,{"one":["Eine Seite führt hierher, ihr Link fällt weg: ",["names"],"."],"other":[0," Seiten führen hierher, ihre Links fallen weg: ",["names"],"."]}]],
      'offline.more': [["count",2,{"one":"eine weitere","other":[0," weitere"]}]],
      'offline.nothing': "Weder das Menü noch eine andere Seite führt hierher.",
      'offline.unknown': "Welche Menüs und Seiten hierher führen, liess sich nicht feststellen. Ihre Links fallen weg.",
      'offline.back': "Hier im Editor bleibt alles, wie es ist: «Veröffentlichen» bringt die Seite zurück.",
      'offline.backChanged': "Hier im Editor bleibt alles, wie es ist, auch was noch nicht veröffentlicht ist: «Veröffentlichen» bringt die Seite mit diesen Änderungen zurück.",
      'offline.done': ["«",["name"],"» ist offline. Besucher sehen «Seite nicht gefunden». «Veröffentlichen» bringt die Seite zurück."],
      'offline.failed': ["«",["name"],"» konnte nicht offline genommen werden"],
      'offline.putBack': "Wieder veröffentlichen",
      'offline.isBack': ["«",["name"],"» ist wieder veröffentlicht."],
      'offline.quoted': ["«",["name"],"»"],
      lacks: [["language"],": ",["count",2,{"one":[0," Übersetzung fehlt"],"other":[0," Übersetzungen fehlen"]}]],
      looks: [["language"],": ",["count",2,{"one":[0," Übersetzung prüfen"],"other":[0," Übersetzungen prüfen"]}]],
      preview: "Ansehen",
      duplicate: "Seite duplizieren",
      copyName: [["name"]," (Kopie)"],
      arrangedElsewhere: ["Reihenfolge und Archiv gehören zum Block auf «",["page"],"»."],
      arrange: "Sammlung bearbeiten",
      saveTemplate: "Als Vorlage speichern…",
      beginWith: "Beginnen mit",
      beginEmpty: "Leere Seite",
      beginUsual: "Wie üblich",
      template: ["Vorlage: ",["name"]],
      templatesFailed: "Die Vorlagen konnten nicht geladen werden. Eine Seite lässt sich auch ohne anlegen.",
      manageTemplates: "Vorlagen…",
      'short.lacks': [["language"],": ",["count",2,{"one":[0," fehlt"],"other":[0," fehlen"]}]],
      'short.looks': [["language"],": ",["count"]," prüfen"],
      offer: "Menü der Website",
      openPage: ["«",["name"],"» öffnen"],
      editMenu: "Menü bearbeiten…",
    },
  }
