// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly filters: null
  readonly type: null
  readonly 'types.all': null
  readonly 'types.image': null
  readonly 'types.video': null
  readonly 'types.audio': null
  readonly 'types.document': null
  readonly folder: null
  readonly allFolders: null
  readonly 'folders.images': null
  readonly 'folders.videos': null
  readonly 'folders.documents': null
  readonly 'folders.feeds': null
  readonly tag: null
  readonly allTags: null
  readonly counted: { readonly count: string | number; readonly name: string | number }
  readonly unused: null
  readonly sort: null
  readonly 'orders.updated': null
  readonly 'orders.created': null
  readonly 'orders.name': null
  readonly 'orders.size': null
  readonly reset: null
  readonly found: { readonly total: number }
  readonly shown: { readonly shown: string | number; readonly total: string | number }
  readonly nothing: null
  readonly several: null
  readonly allShown: null
  readonly chosen: { readonly count: number }
  readonly severalHint: null
  readonly labels: null
  readonly folderHint: null
  readonly move: null
  readonly outOfFolder: null
  readonly addTag: null
  readonly add: null
  readonly removeTag: { readonly tag: string | number }
  readonly moved: { readonly count: number; readonly folder: string | number; readonly name: string | number }
  readonly tagged: { readonly count: number; readonly name: string | number; readonly tag: string | number }
  readonly untagged: { readonly count: number; readonly name: string | number; readonly tag: string | number }
  readonly nothingChanged: null
  readonly undo: null
  readonly undone: null
  readonly undonePart: { readonly count: number }
  readonly failed: null
  readonly rename: null
  readonly renameFolder: { readonly name: string | number }
  readonly renameTag: { readonly name: string | number }
  readonly newName: null
  readonly renamed: { readonly from: string | number; readonly to: string | number }
  readonly dissolve: null
  readonly dissolved: { readonly name: string | number }
  readonly dropTag: null
  readonly dropped: { readonly name: string | number }
  readonly deleteSeveral: { readonly count: number }
  readonly deleteTitle: { readonly count: number }
  readonly checkingUses: null
  readonly willGo: { readonly count: number }
  readonly willStay: { readonly count: number }
  readonly useOf: { readonly name: string | number; readonly places: string | number }
  readonly noneGoes: null
  readonly deletedSeveral: { readonly count: number }
  readonly notDeleted: { readonly count: number }
  readonly usesFailed: null
  readonly replace: null
  readonly replaceTitle: { readonly name: string | number }
  readonly replaceText: { readonly file: string | number }
  readonly replaceDocumentText: { readonly file: string | number }
  readonly replaceIn: { readonly places: string | number }
  readonly replaceUnused: null
  readonly replaceNow: null
  readonly replaced: { readonly count: number; readonly file: string | number; readonly name: string | number }
  readonly replacedDocument: { readonly file: string | number; readonly name: string | number }
  readonly replaceFailed: null
  readonly sameFile: null
  readonly former: { readonly date: string | number; readonly name: string | number }
  readonly bringBack: null
  readonly broughtBack: { readonly name: string | number }
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      filters: "Auswahl eingrenzen",
      type: "Art",
      'types.all': "Alle Arten",
      'types.image': "Bilder",
      'types.video': "Videos",
      'types.audio': "Ton",
      'types.document': "Dateien",
      folder: "Ordner",
      allFolders: "Alle Ordner",
      'folders.images': "Ohne Ordner (Bilder)",
      'folders.videos': "Ohne Ordner (Videos)",
      'folders.documents': "Ohne Ordner (Dateien)",
      'folders.feeds': "Aus Feeds",
      tag: "Schlagwort",
      allTags: "Alle Schlagwörter",
      counted: [["name"]," (",["count"],")"],
      unused: "Unbenutzt",
      sort: "Reihenfolge",
      'orders.updated': "Zuletzt geändert",
      'orders.created': "Zuletzt hinzugefügt",
      'orders.name': "Name",
      'orders.size': "Grösste Datei zuerst",
      reset: "Alle zeigen",
      found: [["total",2,{"=0":"Nichts gefunden","one":[0," gefunden"],"other":[0," gefunden"]}]],
      shown: [["shown"]," von ",["total"]," Medien"],
      nothing: "Nichts passt zu dieser Auswahl.",
      several: "Mehrere auswählen",
      allShown: "Alle gezeigten auswählen",
      chosen: [["count",2,{"=0":"Nichts ausgewählt","one":[0," ausgewählt"],"other":[0," ausgewählt"]}]],
      severalHint: "Klicken wählt eines mehr oder weniger, mit Umschalt alle bis dorthin.",
      labels: "Ordner und Schlagwörter",
      folderHint: "Ein Ordner ist da, solange etwas darin liegt.",
      move: "Verschieben",
      outOfFolder: "Aus dem Ordner nehmen",
      addTag: "Schlagwort hinzufügen",
      add: "Hinzufügen",
      removeTag: ["Schlagwort «",["tag"],"» entfernen"],
      moved: [["count",2,{"one":["«",["name"],"» liegt jetzt in «",["folder"],"»."],"other":[0," Medien liegen jetzt in «",["folder"],"»."]}]],
      tagged: [["count",2,{"one":["«",["name"],"» hat jetzt «",["tag"],"»."],"other":[0," Medien haben jetzt «",["tag"],"»."]}]],
      untagged: [["count",2,{"one":["«",["name"],"» hat «",["tag"],"» nicht mehr."],"other":[0," Medien haben «",["tag"],"» nicht mehr."]}]],
      nothingChanged: "Es war schon so.",
      undo: "Rückgängig",
      undone: "Zurückgenommen.",
      undonePart: ["Zurückgenommen, bis auf ",["count",2,{"one":"eines","other":0}],": Das hat inzwischen jemand anders verschoben oder gelöscht."],
      failed: "Das wurde nicht geändert",
      rename: "Umbenennen",
      renameFolder: ["Ordner «",["name"],"» umbenennen"],
      renameTag: ["Schlagwort «",["name"],"» umbenennen"],
      newName: "Neuer Name",
      renamed: ["«",["from"],"» heisst jetzt «",["to"],"»."],
      dissolve: "Ordner auflösen",
      dissolved: ["«",["name"],"» ist aufgelöst; die Medien liegen in keinem Ordner."],
      dropTag: "Überall entfernen",
      dropped: ["«",["name"],"» ist überall entfernt."],
      deleteSeveral: [["count",2,{"one":[0," löschen"],"other":[0," löschen"]}]],
      deleteTitle: [["count",2,{"one":"Das Ausgewählte löschen?","other":[0," Medien löschen?"]}]],
      checkingUses: "Wo sie verwendet werden, wird geprüft …",
      willGo: [["count",2,{"one":"Eines wird endgültig entfernt. Das kann nicht rückgängig gemacht werden.","other":[0," werden endgültig entfernt. Das kann nicht rückgängig gemacht werden."]}]],
      willStay: [["count",2,{"one":"Eines bleibt, weil es noch verwendet wird:","other":[0," bleiben, weil sie noch verwendet werden:"]}]],
      useOf: [["name"],": ",["places"]],
      noneGoes: "Alle werden noch verwendet. Ersetzen Sie sie dort zuerst.",
      deletedSeveral: [["count",2,{"one":"Das Ausgewählte ist gelöscht.","other":[0," Medien sind gelöscht."]}]],
      notDeleted: [["count",2,{"one":"Etwas davon wurde nicht gelöscht","other":[0," Medien wurden nicht gelöscht"]}]],
      usesFailed: "Wo sie verwendet werden, ist nicht zu erfahren",
      replace: "Datei ersetzen …",
      replaceTitle: ["«",["name"],"» überall ersetzen?"],
      replaceText: ["An die Stelle der Datei tritt «",["file"],"», für Besucher sofort. Beschreibung, Schlagwörter und Bildmittelpunkt bleiben, Ausschnitte werden aus der neuen Datei geschnitten."],
      replaceDocumentText: ["An die Stelle der Datei tritt «",["file"],"», für Besucher sofort. Ihr Name auf der Seite bleibt."],
      replaceIn: ["Zu sehen ist sie auf: ",["places"],"."],
      replaceUnused: "Verwendet wird sie noch nirgends.",
      replaceNow: "Ersetzen",
      replaced: [["count",2,{"=0":["«",["name"],"» ist überall durch «",["file"],"» ersetzt. Stimmt die Beschreibung noch?"],"one":["«",["name"],"» ist überall durch «",["file"],"» ersetzt, auch in einem Ausschnitt. Stimmt die Beschreibung noch?"],"other":["«",["name"],"» ist überall durch «",["file"],"» ersetzt, auch in ",0," Ausschnitten. Stimmt die Beschreibung noch?"]}]],
      replacedDocument: ["«",["name"],"» ist überall durch «",["file"],"» ersetzt."],
      replaceFailed: "Die Datei wurde nicht ersetzt",
      sameFile: "Das ist dieselbe Datei; es hat sich nichts geändert.",
      former: ["Vorher: «",["name"],"» (",["date"],")"],
      bringBack: "Vorige Datei zurückholen",
      broughtBack: ["«",["name"],"» ist überall wieder da."],
    },
  }
