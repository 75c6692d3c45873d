// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly overlay: null
  readonly 'field.picture': { readonly alt: string | number; readonly label: string | number }
  readonly 'field.empty': { readonly label: string | number }
  readonly 'field.standIn': { readonly language: string | number }
  readonly 'field.choosePicture': null
  readonly 'field.chooseFor': { readonly label: string | number }
  readonly 'field.stale': { readonly language: string | number }
  readonly 'field.machine': null
  readonly 'plus.title': null
  readonly 'plus.before': null
  readonly 'plus.after': null
  readonly 'plus.first': null
  readonly 'plus.empty': null
  readonly 'menu.shop': { readonly name: string | number }
  readonly 'menu.shops': null
  readonly 'menu.label': null
  readonly 'menu.open': { readonly name: string | number }
  readonly 'menu.colors': null
  readonly 'menu.colorsWord': null
  readonly 'menu.options': null
  readonly 'menu.link': null
  readonly 'menu.fields': null
  readonly 'menu.hideField': { readonly kind: string }
  readonly 'menu.chooseMedia': null
  readonly 'menu.crop': null
  readonly 'menu.removeMedia': null
  readonly 'menu.chooseWord': null
  readonly 'menu.cropWord': null
  readonly 'menu.removeMediaWord': null
  readonly 'menu.addCard': { readonly card: string | number }
  readonly 'menu.bulk': null
  readonly 'menu.addAfter': { readonly card: string | number }
  readonly 'menu.addByUrl': { readonly card: string | number }
  readonly 'menu.url': null
  readonly 'menu.up': null
  readonly 'menu.down': null
  readonly 'menu.duplicate': null
  readonly 'menu.copy': null
  readonly 'menu.cut': null
  readonly 'menu.paste': null
  readonly 'menu.pasteWord': null
  readonly 'menu.saveTemplate': null
  readonly 'menu.saveTemplateWord': null
  readonly 'menu.languages': null
  readonly 'menu.archive': null
  readonly 'menu.unarchive': null
  readonly 'menu.remove': null
  readonly 'menu.restore': null
  readonly 'menu.parent': null
  readonly 'menu.editPage': null
  readonly 'menu.translate': null
  readonly 'menu.collection': null
  readonly 'menu.arrange': null
  readonly 'menu.arrangeHint': null
  readonly 'bar.grip': { readonly name: string | number }
  readonly 'bar.page': null
  readonly 'bar.label': { readonly name: string | number }
  readonly 'bar.parent': { readonly name: string | number }
  readonly 'bar.at': { readonly count: string | number; readonly name: string | number; readonly place: string | number }
  readonly 'spotlight.on': { readonly count: number }
  readonly 'remove.title': { readonly name: string | number }
  readonly 'remove.draft': { readonly name: string | number }
  readonly 'remove.done': { readonly name: string | number }
  readonly 'remove.at': { readonly name: string | number }
  readonly 'options.title': { readonly name: string | number }
  readonly 'options.close': null
  readonly 'options.none': null
  readonly 'options.unknown': { readonly label: string | number }
  readonly 'options.saving': null
  readonly 'options.saved': null
  readonly 'room.left': { readonly count: number }
  readonly 'room.full': { readonly count: string | number }
  readonly 'room.over': { readonly count: number }
  readonly 'warning.link': null
  readonly 'warning.text': null
  readonly 'warning.sample': null
  readonly 'warning.alt': null
  readonly 'warning.removed': null
  readonly 'warning.archived': null
  readonly 'warning.unpublished': null
  readonly 'warning.language': null
  readonly 'warning.address': null
  readonly 'text.tools': null
  readonly 'text.refused.tooLong': { readonly count: string | number }
  readonly 'text.refused.tooMuch': null
  readonly 'text.refused.unknown': null
  readonly 'text.plain': null
  readonly 'text.lost.title': null
  readonly 'text.lost.pictures': null
  readonly 'text.lost.tables': null
  readonly 'text.lost.colors': null
  readonly 'text.lost.links': null
  readonly 'text.lost.struck': null
  readonly 'text.hierarchy': null
  readonly 'text.h1': null
  readonly 'text.h2': null
  readonly 'text.h3': null
  readonly 'text.h4': null
  readonly 'text.h5': null
  readonly 'text.h6': null
  readonly 'text.large': null
  readonly 'text.paragraph': null
  readonly 'text.small': null
  readonly 'text.bold': null
  readonly 'text.italic': null
  readonly 'text.list': null
  readonly 'text.link': null
  readonly 'text.unlink': null
  readonly 'text.editLink': null
  readonly 'text.newTab': null
  readonly 'text.noTarget': null
  readonly 'text.wrongAddress': null
  readonly 'text.size': null
  readonly 'text.size-small': null
  readonly 'text.size-medium': null
  readonly 'text.size-large': null
  readonly 'text.color': null
  readonly 'text.color-transparent': null
  readonly 'text.color-primary': null
  readonly 'text.color-secondary': null
  readonly 'text.color-background': null
  readonly 'text.color-header': null
  readonly 'broken.text': null
  readonly 'broken.again': null
  readonly 'kept.by': { readonly who: string | number }
  readonly 'kept.gone': null
  readonly 'kept.restore': null
  readonly 'kept.leave': null
  readonly 'kept.refused': { readonly reason: string | number }
  readonly 'kept.sendAgain': null
  readonly 'kept.takeAway': null
  readonly 'translate.loading': null
  readonly 'translate.done': null
  readonly 'translate.failed': null
  readonly 'translate.note': null
  readonly 'translate.missing': null
  readonly 'translate.checked': null
  readonly 'translate.checkAll': { readonly count: string | number }
  readonly 'translate.allChecked': { readonly count: string | number }
  readonly 'translate.lastChecked': null
  readonly 'translate.previous': null
  readonly 'translate.next': null
  readonly 'translate.previousKey': null
  readonly 'translate.nextKey': null
  readonly 'clip.copied': { readonly name: string | number }
  readonly 'clip.cut': { readonly name: string | number }
  readonly 'clip.otherSite': null
  readonly 'clip.noPlace': null
  readonly 'clip.full': null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      overlay: "Rahmen und Werkzeuge auf der Seite",
      'field.picture': [["label"],": ",["alt"]],
      'field.empty': [["label"]," einfügen"],
      'field.standIn': ["Noch nicht übersetzt: Das ist der Text auf ",["language"]],
      'field.choosePicture': "Bild wählen",
      'field.chooseFor': [["label"],": Bild wählen"],
      'field.stale': ["Veraltet: Der Text auf ",["language"]," wurde seither geändert"],
      'field.machine': "Maschinell übersetzt, noch nicht geprüft",
      'plus.title': "Block einfügen",
      'plus.before': "Block davor einfügen",
      'plus.after': "Block danach einfügen",
      'plus.first': "Ersten Block einfügen",
      'plus.empty': "Diese Seite ist noch leer.",
      'menu.shop': [["name"],": Zeiten, Adresse, Telefon"],
      'menu.shops': "Zeiten, Adresse, Telefon",
      'menu.label': "Was möchten Sie ändern?",
      'menu.open': ["Menü: ",["name"]],
      'menu.colors': "Farben der Website",
      'menu.colorsWord': "Farben…",
      'menu.options': "Optionen…",
      'menu.link': "Link…",
      'menu.fields': "Felder",
      'menu.hideField': [["kind",1,{"media":"Bild ausblenden","button":"Button ausblenden","other":"Text ausblenden"}]],
      'menu.chooseMedia': "Bild wählen…",
      'menu.crop': "Bild zuschneiden…",
      'menu.removeMedia': "Bild entfernen",
      'menu.chooseWord': "Wählen",
      'menu.cropWord': "Zuschneiden",
      'menu.removeMediaWord': "Entfernen",
      'menu.addCard': [["card"]," hinzufügen"],
      'menu.bulk': "Mehrere Bilder…",
      'menu.addAfter': [["card"]," danach einfügen"],
      'menu.addByUrl': [["card"]," über URL…"],
      'menu.url': "URL",
      'menu.up': "Nach oben",
      'menu.down': "Nach unten",
      'menu.duplicate': "Duplizieren",
      'menu.copy': "Kopieren",
      'menu.cut': "Ausschneiden",
      'menu.paste': "Kopiertes einfügen",
      'menu.pasteWord': "Einfügen",
      'menu.saveTemplate': "Als Vorlage speichern…",
      'menu.saveTemplateWord': "Als Vorlage…",
      'menu.languages': "Sprachen",
      'menu.archive': "Archivieren",
      'menu.unarchive': "Wieder zeigen",
      'menu.remove': "Entfernen",
      'menu.restore': "Doch behalten",
      'menu.parent': "Ganzer Block",
      'menu.editPage': "Seite bearbeiten",
      'menu.translate': "Übersetzen",
      'menu.collection': "Sammlung bearbeiten…",
      'menu.arrange': "Reihenfolge ändern",
      'menu.arrangeHint': "Die Reihenfolge ändern Sie in diesem Fenster: Ziehen Sie dort die Zeilen, oder nehmen Sie die Pfeile.",
      'bar.grip': [["name"]," verschieben"],
      'bar.page': "Seite",
      'bar.label': ["Werkzeuge: ",["name"]],
      'bar.parent': ["Ganzer Block: ",["name"]],
      'bar.at': [["name"],": Platz ",["place"]," von ",["count"]],
      'spotlight.on': [["count",2,{"one":["Gerahmt ist die ",0," Stelle, die"],"other":["Gerahmt sind die ",0," Stellen, die"]}]," Sie auf dieser Seite ändern können. Escape oder «Weitere Werkzeuge» blendet die Rahmen aus."],
      'remove.title': ["«",["name"],"» entfernen?"],
      'remove.draft': ["«",["name"],"» war noch nie veröffentlicht oder enthält unveröffentlichte Änderungen. Was nie veröffentlicht war, wird sofort gelöscht. Solange Sie auf dieser Seite sind, holt «Rückgängig» es zurück."],
      'remove.done': ["«",["name"],"» ist entfernt. «Rückgängig» holt es zurück."],
      'remove.at': [["name"]," entfernen"],
      'options.title': ["Optionen: ",["name"]],
      'options.close': "Schliessen",
      'options.none': "Hier gibt es nichts einzustellen.",
      'options.unknown': ["Unbekannte Option: ",["label"]],
      'options.saving': "Wird gespeichert…",
      'options.saved': "Gespeichert",
      'room.left': [["count",2,{"one":["Noch ",0," Zeichen"],"other":["Noch ",0," Zeichen"]}]],
      'room.full': ["Hier ist Platz für ",["count"]," Zeichen. Mehr wird nicht angenommen."],
      'room.over': [["count"]," Zeichen zu viel. Gespeichert wird erst, was hineinpasst."],
      'warning.link': "Link fehlt",
      'warning.text': "Text fehlt",
      'warning.sample': "Beispieltext",
      'warning.alt': "Beschreibung fehlt",
      'warning.removed': "Link: Seite gelöscht",
      'warning.archived': "Link: Seite archiviert",
      'warning.unpublished': "Link: Seite nicht veröffentlicht",
      'warning.language': "Link: Seite fehlt in dieser Sprache",
      'warning.address': "Link: Adresse ohne Seite",
      'text.tools': "Text formatieren",
      'text.refused.tooLong': ["Hier ist Platz für ",["count"]," Zeichen. Der Text ist so geblieben, wie er war. Fügen Sie weniger auf einmal ein, oder verteilen Sie es auf mehrere Blöcke."],
      'text.refused.tooMuch': "Das sind zu viele Absätze und Formatierungen für einen Text. Er ist so geblieben, wie er war. Fügen Sie weniger auf einmal ein, oder verteilen Sie es auf mehrere Blöcke.",
      'text.refused.unknown': "Darin ist etwas, das die Website nicht zeigen kann. Der Text ist so geblieben, wie er war. Fügen Sie es ohne Formatierung ein.",
      'text.plain': "Unterstreichen und andere Hervorhebungen gibt es hier nicht: Auf der Website sind unterstrichene Wörter Links. Fett und kursiv heben Wörter hervor.",
      'text.lost.title': "Nicht alles wurde so eingefügt, wie es kopiert wurde.",
      'text.lost.pictures': "Bilder werden nicht eingefügt; sie stehen in Bildfeldern.",
      'text.lost.tables': "Tabellen werden zu Zeilen.",
      'text.lost.colors': "Farben kommen nicht mit.",
      'text.lost.links': "Links, die von hier aus nirgends hinführen, kommen als Text.",
      'text.lost.struck': "Als gelöscht Markiertes bleibt weg.",
      'text.hierarchy': "Art des Absatzes",
      'text.h1': "Überschrift 1",
      'text.h2': "Überschrift 2",
      'text.h3': "Überschrift 3",
      'text.h4': "Überschrift 4",
      'text.h5': "Überschrift 5",
      'text.h6': "Überschrift 6",
      'text.large': "Grosser Text",
      'text.paragraph': "Absatz",
      'text.small': "Kleiner Text",
      'text.bold': "Fett",
      'text.italic': "Kursiv",
      'text.list': "Aufzählung",
      'text.link': "Link setzen",
      'text.unlink': "Link entfernen",
      'text.editLink': "Link bearbeiten",
      'text.newTab': "in neuem Tab öffnen",
      'text.noTarget': "Dieser Link führt nirgends hin.",
      'text.wrongAddress': "Das ist keine gültige Adresse. Am Link hat sich nichts geändert.",
      'text.size': "Schriftgrösse",
      'text.size-small': "Klein",
      'text.size-medium': "Normal",
      'text.size-large': "Gross",
      'text.color': "Farbe",
      'text.color-transparent': "Ohne Farbe",
      'text.color-primary': "Hauptfarbe",
      'text.color-secondary': "Zweitfarbe",
      'text.color-background': "Hintergrund",
      'text.color-header': "Kopfbereich",
      'broken.text': "Dieser Block lässt sich gerade nicht zeigen. Seine Texte und Bilder sind gespeichert.",
      'broken.again': "Noch einmal versuchen",
      'kept.by': [["who"]," hat diesen Block entfernt"],
      'kept.gone': "Dieser Block ist entfernt",
      'kept.restore': "Wiederherstellen",
      'kept.leave': "Entfernt lassen",
      'kept.refused': ["Dieser Block liess sich nicht speichern: ",["reason"]],
      'kept.sendAgain': "Noch einmal senden",
      'kept.takeAway': "Block entfernen",
      'translate.loading': "Wird übersetzt…",
      'translate.done': "Übersetzt. Bitte lesen Sie den Text durch.",
      'translate.failed': "Fehler beim Übersetzen",
      'translate.note': "Übersetzung dieses Textes",
      'translate.missing': "Noch nicht übersetzt",
      'translate.checked': "Passt so",
      'translate.checkAll': ["Alle ",["count"]," passen so"],
      'translate.allChecked': [["count"]," Übersetzungen dieser Seite sind als geprüft markiert. «Rückgängig» nimmt alle in einem Schritt zurück."],
      'translate.lastChecked': "Das war die letzte: Auf dieser Seite ist keine Übersetzung mehr zu prüfen.",
      'translate.previous': "Vorige",
      'translate.next': "Nächste",
      'translate.previousKey': "Umschalt+F8",
      'translate.nextKey': "F8",
      'clip.copied': ["«",["name"],"» ist kopiert und lässt sich auf jeder Seite einfügen."],
      'clip.cut': ["«",["name"],"» ist ausgeschnitten und lässt sich auf jeder Seite einfügen."],
      'clip.otherSite': "Das Kopierte ist von einer anderen Website und lässt sich hier nicht einfügen. Bitte legen Sie den Block hier neu an.",
      'clip.noPlace': "Diese Karte passt nicht in diesen Block. Bitte wählen Sie zuerst einen Block der gleichen Art.",
      'clip.full': "In diesem Block ist kein Platz für eine weitere Karte. Bitte entfernen Sie zuerst eine.",
    },
  }
