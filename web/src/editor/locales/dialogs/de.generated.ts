// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/shared/kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly close: null
  readonly loading: null
  readonly cancel: null
  readonly save: null
  readonly create: null
  readonly remove: null
  readonly retry: null
  readonly 'publish.title': { readonly page: string | number }
  readonly 'publish.changes': { readonly count: number }
  readonly 'publish.action': null
  readonly 'publish.toRevert': null
  readonly 'publish.nothing': null
  readonly 'publish.unsaved': null
  readonly 'publish.missing': { readonly count: number; readonly language: string | number }
  readonly 'publish.toFields': null
  readonly 'publish.loading': null
  readonly 'publish.success': null
  readonly 'publish.failed': null
  readonly 'publish.notesMore': { readonly count: number }
  readonly 'publish.fault.link': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.fault.text': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.fault.sample': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.fault.alt': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.fault.removed': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.fault.archived': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.fault.unpublished': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.fault.language': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.fault.address': { readonly block: string | number; readonly text: string | number }
  readonly 'publish.ownLink': null
  readonly 'revert.title': null
  readonly 'revert.warning': null
  readonly 'revert.warningMultilingual': null
  readonly 'revert.action': null
  readonly 'revert.loading': null
  readonly 'revert.success': null
  readonly 'revert.failed': null
  readonly 'missing.title': null
  readonly 'missing.text': null
  readonly 'missing.name': null
  readonly 'missing.slug': null
  readonly 'missing.alt': null
  readonly 'changes.pictureBefore': null
  readonly 'changes.pictureAfter': null
  readonly 'changes.thisPage': null
  readonly 'changes.show': null
  readonly 'changes.addedWords': null
  readonly 'changes.removedWords': null
  readonly 'changes.kind.added': null
  readonly 'changes.kind.changed': null
  readonly 'changes.kind.removed': null
  readonly 'changes.kind.moved': null
  readonly 'changes.whole.page': null
  readonly 'changes.whole.group': null
  readonly 'changes.parts': { readonly count: number }
  readonly 'changes.look.lines': null
  readonly 'changes.look.link': { readonly target: string | number }
  readonly 'changes.look.nowhere': null
  readonly 'changes.look.color': { readonly color: string | number }
  readonly 'changes.look.size': { readonly size: string | number }
  readonly 'conflict.titleText': { readonly who: string | number }
  readonly 'conflict.title': { readonly who: string | number }
  readonly 'conflict.someone': null
  readonly 'conflict.explain': null
  readonly 'conflict.mine': null
  readonly 'conflict.theirs': { readonly who: string | number }
  readonly 'conflict.other': null
  readonly 'conflict.keepMine': null
  readonly 'conflict.takeTheirs': null
  readonly 'conflict.later': null
  readonly 'conflict.empty': null
  readonly 'conflict.noWords': null
  readonly 'problems.title': null
  readonly 'problems.text': null
  readonly 'problems.retry': null
  readonly 'problems.dismiss': null
  readonly 'addBlock.title': null
  readonly 'addBlock.search': null
  readonly 'addBlock.nothing': { readonly search: string | number }
  readonly 'addBlock.healthOptics': null
  readonly 'media.title': null
  readonly 'media.search': null
  readonly 'media.emptyTitle': null
  readonly 'media.dropHere': null
  readonly 'media.choose': null
  readonly 'media.formats': null
  readonly 'media.uploading': { readonly name: string | number }
  readonly 'media.done': null
  readonly 'media.typeNotAllowed': null
  readonly 'media.uploadError': { readonly name: string | number }
  readonly 'media.fileTooLarge': { readonly limit: string | number; readonly size: string | number }
  readonly 'media.checking': null
  readonly 'media.cancelUpload': { readonly name: string | number }
  readonly 'media.retryUpload': { readonly name: string | number }
  readonly 'media.dismissUpload': { readonly name: string | number }
  readonly 'media.dismiss': null
  readonly 'media.pending': null
  readonly 'media.othersKept': { readonly count: number }
  readonly 'media.nothing': { readonly search: string | number }
  readonly 'media.more': { readonly count: number }
  readonly 'media.use': null
  readonly 'media.noVideos': null
  readonly 'media.useVideo': null
  readonly 'media.deleteVideo': null
  readonly 'media.deleteVideoTitle': null
  readonly 'media.searchVideos': null
  readonly 'media.details': null
  readonly 'media.alt': { readonly language: string | number }
  readonly 'media.altHint': null
  readonly 'media.altSource': { readonly alt: string | number }
  readonly 'media.altEmpty': null
  readonly 'media.noAlt': null
  readonly 'media.saveFailed': null
  readonly 'media.delete': null
  readonly 'media.deleteTitle': null
  readonly 'media.deleteText': { readonly name: string | number }
  readonly 'media.deleted': { readonly name: string | number }
  readonly 'media.deleteFailed': { readonly name: string | number }
  readonly 'media.inUse': { readonly pages: string | number }
  readonly 'media.usedOn': { readonly places: string | number }
  readonly 'media.unused': null
  readonly 'media.focus.title': null
  readonly 'media.focus.hint': null
  readonly 'media.focus.point': { readonly x: string | number; readonly y: string | number }
  readonly 'media.focus.x': null
  readonly 'media.focus.y': null
  readonly 'media.focus.reset': null
  readonly 'pages.navigation': null
  readonly 'pages.navigationHint': null
  readonly 'pages.navigationFailed': null
  readonly 'pages.listFailed': null
  readonly 'pages.search': null
  readonly 'pages.searching': null
  readonly 'pages.onlyKnown': null
  readonly 'pages.tryAgain': null
  readonly 'pages.nothing': { readonly search: string | number }
  readonly 'pages.more': { readonly count: string | number }
  readonly 'pages.moreOf': { readonly count: string | number; readonly title: string | number }
  readonly 'pages.topLevel': null
  readonly 'pages.noneYet': null
  readonly 'pages.newPage': null
  readonly 'pages.newContainer': null
  readonly 'pages.containerName': null
  readonly 'pages.name': null
  readonly 'pages.nameIn': { readonly language: string | number }
  readonly 'pages.nameMissing': null
  readonly 'pages.unnamed': null
  readonly 'pages.creating': null
  readonly 'pages.created': { readonly name: string | number }
  readonly 'pages.createFailed': null
  readonly 'pages.moveUp': { readonly name: string | number }
  readonly 'pages.moveDown': { readonly name: string | number }
  readonly 'pages.menuOf': { readonly name: string | number }
  readonly 'pages.asButton': null
  readonly 'pages.booking': null
  readonly 'pages.addBooking': null
  readonly 'pages.bookingMissing': null
  readonly 'pages.hasPassword': null
  readonly 'pages.addTo': { readonly name: string | number }
  readonly 'pages.showAsButton': null
  readonly 'pages.showAsLink': null
  readonly 'pages.removeFromNavigation': null
  readonly 'pages.archive': null
  readonly 'pages.unarchive': null
  readonly 'pages.removeContainer': { readonly name: string | number }
  readonly 'pages.removeContainerText': { readonly count: number }
  readonly 'pages.edit.name': null
  readonly 'pages.edit.slug': null
  readonly 'pages.edit.description': null
  readonly 'pages.edit.languages': null
  readonly 'pages.edit.password': null
  readonly 'pages.edit.delete': null
  readonly 'pages.slug': null
  readonly 'pages.slugHint': { readonly address: string | number }
  readonly 'pages.slugProblem.empty': null
  readonly 'pages.slugProblem.taken': null
  readonly 'pages.descriptionIn': { readonly language: string | number }
  readonly 'pages.descriptionHint': null
  readonly 'pages.descriptionRoom': { readonly count: number }
  readonly 'pages.unsaved': null
  readonly 'pages.languagesHint': null
  readonly 'pages.languagesUnaddressed': { readonly languages: string | number }
  readonly 'pages.languagesNone': null
  readonly 'pages.password': null
  readonly 'pages.passwordHint': { readonly count: string | number }
  readonly 'pages.passwordHintSet': { readonly count: string | number }
  readonly 'pages.passwordShort': { readonly count: string | number }
  readonly 'pages.passwordRemove': null
  readonly 'pages.passwordSet': null
  readonly 'pages.passwordRemoved': null
  readonly 'pages.passwordFailed': null
  readonly 'pages.deleteTitle': { readonly name: string | number }
  readonly 'pages.deleteText': null
  readonly 'pages.deleted': { readonly name: string | number }
  readonly 'pages.marked': { readonly name: string | number }
  readonly 'pages.restore': null
  readonly 'pages.restoreFailed': null
  readonly 'pages.restoreOf': { readonly name: string | number }
  readonly 'pages.publishRemoval': null
  readonly 'pages.publishRemovalOf': { readonly name: string | number }
  readonly 'pages.publishRemovalText': null
  readonly 'pages.removalDone': { readonly name: string | number }
  readonly 'pages.publishRemovalTitle': { readonly name: string | number }
  readonly 'settings.hint': null
  readonly 'settings.saved': null
  readonly 'settings.failed': null
  readonly 'settings.feeds.reviewsOf': { readonly name: string | number }
  readonly 'settings.feeds.posts': null
  readonly 'settings.feeds.articlesFeed': null
  readonly 'settings.feeds.loaded': { readonly when: string | number }
  readonly 'settings.feeds.never': null
  readonly 'settings.feeds.failing': { readonly when: string | number; readonly why: string | number }
  readonly 'settings.feeds.refused': null
  readonly 'settings.feeds.missing': null
  readonly 'settings.feeds.address': null
  readonly 'settings.feeds.away': null
  readonly 'settings.feeds.load': null
  readonly 'settings.feeds.loading': null
  readonly 'settings.feeds.ends': { readonly when: string | number }
  readonly 'settings.feeds.ended': { readonly when: string | number }
  readonly 'settings.hours.hint': null
  readonly 'settings.hours.open': { readonly canton: string | number }
  readonly 'settings.hours.none': { readonly canton: string | number }
  readonly 'settings.hours.noCanton': null
  readonly 'settings.hours.partly': { readonly name: string | number }
  readonly 'settings.hours.add': { readonly count: number }
  readonly 'settings.hours.added': { readonly count: number }
  readonly 'settings.hours.failed': null
  readonly 'settings.hours.edit': { readonly name: string | number }
  readonly 'settings.hours.takeHours': { readonly name: string | number }
  readonly 'settings.hours.tookHours': null
  readonly 'settings.hours.hoursFailed': null
  readonly 'signOut.action': null
  readonly 'signOut.title': null
  readonly 'signOut.unsaved': { readonly count: number }
  readonly 'signOut.failed': null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      close: "Schliessen",
      loading: "Wird geladen…",
      cancel: "Abbrechen",
      save: "Speichern",
      create: "Erstellen",
      remove: "Entfernen",
      retry: "Noch einmal versuchen",
      'publish.title': ["«",["page"],"» veröffentlichen"],
      'publish.changes': [["count",2,{"one":[0," Änderung"],"other":[0," Änderungen"]}]],
      'publish.action': "Veröffentlichen",
      'publish.toRevert': "Änderungen verwerfen…",
      'publish.nothing': "Alles ist veröffentlicht. Es gibt keine Änderungen auf dieser Seite.",
      'publish.unsaved': "Einige Änderungen sind noch nicht gespeichert und fehlen in dieser Liste.",
      'publish.missing': [["language"],": ",["count",2,{"one":[0," Übersetzung fehlt"],"other":[0," Übersetzungen fehlen"]}]],
      'publish.toFields': "Zu den Feldern",
      'publish.loading': "Wird veröffentlicht…",
      'publish.success': "Veröffentlicht. Besucher sehen jetzt die neue Version.",
      'publish.failed': "Fehler beim Veröffentlichen",
      'publish.notesMore': [["count",2,{"one":[0," Hinweis"],"other":[0," Hinweise"]}]," zu Buttons, Links und Beispieltexten"],
      'publish.fault.link': [["block"],": Der Button «",["text"],"» hat keinen Link und erscheint nicht"],
      'publish.fault.text': [["block"],": «",["text"],"» hat keinen Text und erscheint nicht"],
      'publish.fault.sample': [["block"],": «",["text"],"» ist noch der Beispieltext"],
      'publish.fault.alt': [["block"],": «",["text"],"» hat keine Beschreibung"],
      'publish.fault.removed': [["block"],": «",["text"],"» führt auf eine gelöschte Seite; der Link fällt weg"],
      'publish.fault.archived': [["block"],": «",["text"],"» führt auf eine archivierte Seite; der Link fällt weg"],
      'publish.fault.unpublished': [["block"],": «",["text"],"» führt auf eine Seite, die noch nicht veröffentlicht ist; der Link fällt weg"],
      'publish.fault.language': [["block"],": «",["text"],"» führt auf eine Seite, die es in dieser Sprache nicht gibt; der Link fällt weg"],
      'publish.fault.address': [["block"],": «",["text"],"» führt auf eine Adresse, unter der es in dieser Sprache keine Seite gibt; Besucher sehen «Seite nicht gefunden»"],
      'publish.ownLink': "Link des Blocks",
      'revert.title': "Unveröffentlichte Änderungen verwerfen?",
      'revert.warning': "Alle unveröffentlichten Änderungen dieser Seite gehen verloren. Das lässt sich nicht rückgängig machen.",
      'revert.warningMultilingual': "Alle unveröffentlichten Änderungen dieser Seite gehen in allen Sprachen verloren. Das lässt sich nicht rückgängig machen.",
      'revert.action': "Änderungen verwerfen",
      'revert.loading': "Änderungen werden verworfen…",
      'revert.success': "Die Seite ist wieder so, wie sie veröffentlicht ist.",
      'revert.failed': "Fehler beim Verwerfen der Änderungen",
      'missing.title': "Fehlende Übersetzungen",
      'missing.text': "Veröffentlichen geht, sobald Name, Adresse, jeder Text und jede Bildbeschreibung der Seite in jeder ihrer Sprachen vorhanden sind. Eine Sprache lässt sich auch ausblenden: für die ganze Seite bei «Seiten», für einen Block in seinem Menü bei «Sprachen».",
      'missing.name': "Namen eingeben",
      'missing.slug': "URL eingeben",
      'missing.alt': "Bild beschreiben",
      'changes.pictureBefore': "Bisher",
      'changes.pictureAfter': "Neu",
      'changes.thisPage': "Diese Seite",
      'changes.show': "Auf der Seite zeigen",
      'changes.addedWords': "neu:",
      'changes.removedWords': "entfernt:",
      'changes.kind.added': "Neu",
      'changes.kind.changed': "Geändert",
      'changes.kind.removed': "Entfernt",
      'changes.kind.moved': "Verschoben",
      'changes.whole.page': "Seite",
      'changes.whole.group': "Block",
      'changes.parts': [["count",2,{"one":[0," Angabe darin"],"other":[0," Angaben darin"]}]],
      'changes.look.lines': "Zeilen anders geteilt",
      'changes.look.link': ["Link → ",["target"]],
      'changes.look.nowhere': "ohne Ziel",
      'changes.look.color': ["Farbe ",["color"]],
      'changes.look.size': ["Grösse ",["size"]],
      'conflict.titleText': [["who"]," hat diesen Text inzwischen geändert"],
      'conflict.title': [["who"]," hat dies inzwischen geändert"],
      'conflict.someone': "Jemand anderes",
      'conflict.explain': "– welche Version soll gelten? Bis Sie wählen, bleiben beide erhalten.",
      'conflict.mine': "Meine Version",
      'conflict.theirs': ["Version von ",["who"]],
      'conflict.other': "Andere Version",
      'conflict.keepMine': "Meine behalten",
      'conflict.takeTheirs': "Andere übernehmen",
      'conflict.later': "Später entscheiden",
      'conflict.empty': "leer",
      'conflict.noWords': "Diese Einstellung lässt sich nicht als Text zeigen.",
      'problems.title': "Nicht gespeichert",
      'problems.text': "Was Sie geschrieben haben, ist noch da. Passen Sie es auf der Seite an, oder versuchen Sie es noch einmal.",
      'problems.retry': "Noch einmal senden",
      'problems.dismiss': "Erledigt, nicht mehr zeigen",
      'addBlock.title': "Block hinzufügen",
      'addBlock.search': "Block suchen",
      'addBlock.nothing': ["Kein Block passt zu «",["search"],"»."],
      'addBlock.healthOptics': "Nur verfügbar für Gesundheitsoptiker",
      'media.title': "Mediathek",
      'media.search': "Bilder suchen",
      'media.emptyTitle': "Hier kommen Ihre Bilder hin",
      'media.dropHere': "Bilder hierher ziehen, einfügen oder",
      'media.choose': "Dateien wählen",
      'media.formats': "jpg, png, gif, svg und webp, bis 25 MB",
      'media.uploading': [["name"]," wird hochgeladen"],
      'media.done': "Fertig",
      'media.typeNotAllowed': "Dateityp nicht erlaubt. Möglich sind jpg, jpeg, png, gif, svg und webp.",
      'media.uploadError': ["«",["name"],"» konnte nicht hochgeladen werden"],
      'media.fileTooLarge': ["Die Datei hat ",["size"]," MB. Möglich sind ",["limit"]," MB; bitte verkleinern Sie das Bild."],
      'media.checking': "Wird geprüft …",
      'media.cancelUpload': ["Hochladen von «",["name"],"» abbrechen"],
      'media.retryUpload': ["Noch einmal versuchen: «",["name"],"»"],
      'media.dismissUpload': ["Ausblenden: Meldung zu «",["name"],"»"],
      'media.dismiss': "Ausblenden",
      'media.pending': "Wird noch verarbeitet …",
      'media.othersKept': [["count",2,{"one":"Das andere Bild ist in der Mediathek.","other":["Die anderen ",0," Bilder sind in der Mediathek."]}]],
      'media.nothing': ["Nichts passt zu «",["search"],"»."],
      'media.more': [["count",2,{"one":["Noch ",0," laden"],"other":["Weitere laden (",0,")"]}]],
      'media.use': "Bild verwenden",
      'media.noVideos': "Noch keine Videos. Fügen Sie beim Block in den Optionen die Adresse eines Videos ein.",
      'media.useVideo': "Video verwenden",
      'media.deleteVideo': "Video löschen",
      'media.deleteVideoTitle': "Video löschen?",
      'media.searchVideos': "Videos suchen",
      'media.details': "Angaben",
      'media.alt': ["Was ist zu sehen? (",["language"],")"],
      'media.altHint': "Wird vorgelesen und von Suchmaschinen verstanden.",
      'media.altSource': ["Zum Übersetzen: «",["alt"],"»"],
      'media.altEmpty': "Bitte beschreiben Sie, was zu sehen ist.",
      'media.noAlt': "Ohne Text",
      'media.saveFailed': "Die Angaben wurden nicht gespeichert",
      'media.delete': "Bild löschen",
      'media.deleteTitle': "Bild löschen?",
      'media.deleteText': ["«",["name"],"» wird endgültig aus der Mediathek entfernt."],
      'media.deleted': ["«",["name"],"» ist gelöscht."],
      'media.deleteFailed': ["«",["name"],"» konnte nicht gelöscht werden"],
      'media.inUse': ["Es wird noch gezeigt auf: ",["pages"],". Ersetzen Sie es dort zuerst."],
      'media.usedOn': ["Verwendet auf: ",["places"]],
      'media.unused': "Noch nirgends verwendet",
      'media.focus.title': "Bildmittelpunkt",
      'media.focus.hint': "Diese Stelle bleibt sichtbar, auch wenn das Bild zugeschnitten wird. Ziehen oder mit den Pfeiltasten verschieben.",
      'media.focus.point': ["Bildmittelpunkt bei ",["x"]," % von links und ",["y"]," % von oben; mit Pfeiltasten verschieben"],
      'media.focus.x': "Von links (0–1)",
      'media.focus.y': "Von oben (0–1)",
      'media.focus.reset': "Zur Mitte",
      'pages.navigation': "Navigation",
      'pages.navigationHint': "Reihenfolge und Einträge sind für Besucher sofort sichtbar.",
      'pages.navigationFailed': "Die Navigation konnte nicht geladen werden",
      'pages.listFailed': "Die Seiten konnten nicht geladen werden",
      'pages.search': "Seiten suchen",
      'pages.searching': "Sucht…",
      'pages.onlyKnown': "Die Seiten konnten nicht geladen werden. Zu sehen sind die, die schon bekannt sind.",
      'pages.tryAgain': "Noch einmal laden",
      'pages.nothing': ["Keine Seite passt zu «",["search"],"»."],
      'pages.more': ["Mehr laden (",["count"],")"],
      'pages.moreOf': ["Mehr laden (",["count"],"): ",["title"]],
      'pages.topLevel': "Weitere Seiten",
      'pages.noneYet': "Noch keine Seite.",
      'pages.newPage': "Neue Seite",
      'pages.newContainer': "Neuer Eintrag",
      'pages.containerName': "Name des Eintrags",
      'pages.name': "Name der Seite",
      'pages.nameIn': ["Name (",["language"],")"],
      'pages.nameMissing': "Bitte geben Sie einen Namen ein.",
      'pages.unnamed': "Ohne Namen",
      'pages.creating': "Seite wird erstellt…",
      'pages.created': ["Seite «",["name"],"» erstellt"],
      'pages.createFailed': "Fehler beim Erstellen der Seite",
      'pages.moveUp': [["name"]," nach oben"],
      'pages.moveDown': [["name"]," nach unten"],
      'pages.menuOf': ["Mehr zu ",["name"]],
      'pages.asButton': "Button",
      'pages.booking': "Terminbuchung",
      'pages.addBooking': "Terminbuchung hinzufügen",
      'pages.bookingMissing': "Adresse fehlt",
      'pages.hasPassword': "Mit Passwort geschützt",
      'pages.addTo': ["In «",["name"],"» zeigen"],
      'pages.showAsButton': "Als Button zeigen",
      'pages.showAsLink': "Als Link zeigen",
      'pages.removeFromNavigation': "Aus der Navigation nehmen",
      'pages.archive': "Archivieren",
      'pages.unarchive': "Wieder zeigen",
      'pages.removeContainer': ["«",["name"],"» entfernen"],
      'pages.removeContainerText': [["count",2,{"one":"Die Seite darin bleibt erhalten und steht dann unter «Weitere Seiten».","other":["Die ",0," Seiten darin bleiben erhalten und stehen dann unter «Weitere Seiten»."]}]],
      'pages.edit.name': "Name ändern",
      'pages.edit.slug': "URL ändern",
      'pages.edit.description': "Beschreibung ändern",
      'pages.edit.languages': "Aktive Sprachen",
      'pages.edit.password': "Passwort",
      'pages.edit.delete': "Seite löschen",
      'pages.slug': "URL",
      'pages.slugHint': ["Adresse: ",["address"],". Die bisherige Adresse führt nach dem Veröffentlichen weiterhin hierher."],
      'pages.slugProblem.empty': "Die URL darf nicht leer sein",
      'pages.slugProblem.taken': "Diese URL existiert bereits",
      'pages.descriptionIn': ["Beschreibung (",["language"],")"],
      'pages.descriptionHint': "Suchmaschinen zeigen sie unter dem Titel der Seite, meist die ersten 160 Zeichen. Ohne sie wählen sie selbst einen Satz aus.",
      'pages.descriptionRoom': [["count",2,{"one":["Noch ",0," Zeichen"],"other":["Noch ",0," Zeichen"]}]],
      'pages.unsaved': "Noch nicht gespeichert. Bitte speichern Sie zuerst, oder brechen Sie ab.",
      'pages.languagesHint': "In den Sprachen ohne Häkchen gibt es die Seite nicht, und dort muss nichts übersetzt werden.",
      'pages.languagesUnaddressed': ["Noch ohne URL: ",["languages"],". Sie entsteht, sobald die Seite dort einen Namen bekommt."],
      'pages.languagesNone': "Mindestens eine Sprache muss aktiv sein.",
      'pages.password': "Passwort",
      'pages.passwordHint': ["Mindestens ",["count"]," Zeichen. Besucher müssen es eingeben, um die Seite zu sehen. Es gilt sofort."],
      'pages.passwordHintSet': ["Die Seite ist geschützt. Ein neues Passwort, mindestens ",["count"]," Zeichen, ersetzt das bisherige und gilt sofort."],
      'pages.passwordShort': ["Das Passwort hat mindestens ",["count"]," Zeichen."],
      'pages.passwordRemove': "Passwortschutz aufheben",
      'pages.passwordSet': "Das Passwort gilt ab sofort.",
      'pages.passwordRemoved': "Die Seite ist nicht mehr geschützt.",
      'pages.passwordFailed': "Das Passwort wurde nicht gespeichert",
      'pages.deleteTitle': ["«",["name"],"» löschen?"],
      'pages.deleteText': "Eine veröffentlichte Seite bleibt für Besucher sichtbar, bis Sie das Löschen veröffentlichen. So lange steht sie durchgestrichen in der Liste und lässt sich wiederherstellen.",
      'pages.deleted': ["«",["name"],"» ist gelöscht."],
      'pages.marked': ["«",["name"],"» steht durchgestrichen in der Liste und bleibt für Besucher sichtbar, bis Sie das Löschen veröffentlichen."],
      'pages.restore': "Wiederherstellen",
      'pages.restoreFailed': "Die Seite konnte nicht wiederhergestellt werden",
      'pages.restoreOf': ["Wiederherstellen: «",["name"],"»"],
      'pages.publishRemoval': "Löschen veröffentlichen",
      'pages.publishRemovalOf': ["Löschen veröffentlichen: «",["name"],"»"],
      'pages.publishRemovalText': "Die Seite ist danach in keiner Sprache mehr erreichbar, und in Menüs und Listen steht sie nicht mehr.",
      'pages.removalDone': ["«",["name"],"» ist gelöscht. Besucher finden die Seite nicht mehr."],
      'pages.publishRemovalTitle': ["Löschen von «",["name"],"» veröffentlichen?"],
      'settings.hint': "Änderungen sind für Besucher sofort sichtbar.",
      'settings.saved': "Einstellungen gespeichert",
      'settings.failed': "Fehler beim Aktualisieren der Einstellungen",
      'settings.feeds.reviewsOf': ["Bewertungen: ",["name"]],
      'settings.feeds.posts': "Beiträge von Instagram",
      'settings.feeds.articlesFeed': "Artikel",
      'settings.feeds.loaded': ["Stand: ",["when"]],
      'settings.feeds.never': "Noch nie geladen",
      'settings.feeds.failing': ["Gescheitert seit ",["when"],". ",["why"]],
      'settings.feeds.refused': "Der Dienst lehnt den Schlüssel oder Zugang ab.",
      'settings.feeds.missing': "Dort ist nichts zu finden. Bitte prüfen Sie die Kennung.",
      'settings.feeds.address': "Die Adresse führt nicht ins offene Internet.",
      'settings.feeds.away': "Der Dienst antwortet nicht richtig. Er wird wieder gefragt.",
      'settings.feeds.load': "Jetzt laden",
      'settings.feeds.loading': "Wird geladen. Der neue Stand erscheint gleich.",
      'settings.feeds.ends': ["Der Zugang zu Instagram endet am ",["when"],". Danach bleiben die Beiträge stehen. Erneuern Sie ihn bei Behold."],
      'settings.feeds.ended': ["Der Zugang zu Instagram ist am ",["when"]," abgelaufen. Erneuern Sie ihn bei Behold."],
      'settings.hours.hint': "Feiertage schliessen Ihr Geschäft nicht von selbst. Was Sie hier eintragen, steht sofort auf der Website.",
      'settings.hours.open': [["canton"],": Feiertage, an denen nach Ihren Öffnungszeiten offen wäre."],
      'settings.hours.none': [["canton"],": Alle kommenden Feiertage sind eingetragen oder fallen auf Tage, an denen ohnehin geschlossen ist."],
      'settings.hours.noCanton': "Ohne Schweizer Postleitzahl ist nicht bekannt, welche Feiertage gelten.",
      'settings.hours.partly': [["name"],", nicht für alle ein Feiertag"],
      'settings.hours.add': [["count",2,{"one":["An ",0," Tag"],"other":["An ",0," Tagen"]}]," geschlossen eintragen"],
      'settings.hours.added': [["count",2,{"one":[0," Tag"],"other":[0," Tage"]}]," eingetragen"],
      'settings.hours.failed': "Die Feiertage konnten nicht eingetragen werden",
      'settings.hours.edit': ["Öffnungszeiten bearbeiten: ",["name"]],
      'settings.hours.takeHours': ["Öffnungszeiten von Google übernehmen: ",["name"]],
      'settings.hours.tookHours': "Öffnungszeiten übernommen",
      'settings.hours.hoursFailed': "Die Öffnungszeiten konnten nicht übernommen werden",
      'signOut.action': "Abmelden",
      'signOut.title': "Trotzdem abmelden?",
      'signOut.unsaved': [["count",2,{"one":"Eine Änderung ist noch nicht gespeichert. Sie bleibt auf diesem Gerät und wird nach der nächsten Anmeldung gesendet.","other":[0," Änderungen sind noch nicht gespeichert. Sie bleiben auf diesem Gerät und werden nach der nächsten Anmeldung gesendet."]}]],
      'signOut.failed': "Abmelden hat nicht geklappt",
    },
  }
