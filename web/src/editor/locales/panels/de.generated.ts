// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly editor: null
  readonly messages: null
  readonly close: null
  readonly loading: null
  readonly today: { readonly time: string | number }
  readonly 'toolbar.name': null
  readonly 'toolbar.preview': null
  readonly 'toolbar.palette': null
  readonly 'toolbar.spotlight': null
  readonly 'toolbar.spotlightOff': null
  readonly 'toolbar.help': null
  readonly 'toolbar.more': null
  readonly 'toolbar.open': null
  readonly 'toolbar.close': null
  readonly 'toolbar.language': { readonly name: string | number }
  readonly 'toolbar.languages': null
  readonly 'toolbar.undo': null
  readonly 'toolbar.step': { readonly step: string | number; readonly word: string | number }
  readonly 'toolbar.stepIn': { readonly language: string | number; readonly step: string | number }
  readonly 'toolbar.redo': null
  readonly 'toolbar.changes': { readonly count: number }
  readonly 'toolbar.missing': { readonly count: number }
  readonly 'toolbar.revert': null
  readonly 'toolbar.allLive': null
  readonly 'toolbar.elsewhere': { readonly count: number }
  readonly 'toolbar.publish': null
  readonly 'toolbar.publishBlocked': null
  readonly 'toolbar.look': { readonly count: number }
  readonly 'toolbar.lacks': { readonly count: number }
  readonly 'toolbar.looks': { readonly count: number }
  readonly 'toolbar.beside': { readonly language: string | number }
  readonly 'toolbar.unread': { readonly count: number }
  readonly 'toolbar.moreUnread': { readonly count: number }
  readonly 'command.addGroup': null
  readonly 'command.addArticle': null
  readonly 'command.addPictureCards': null
  readonly 'command.arrangeCollection': null
  readonly 'command.duplicateGroup': null
  readonly 'command.pasteGroup': null
  readonly 'command.moveGroup': null
  readonly 'command.removeGroup': null
  readonly 'command.archiveGroup': null
  readonly 'command.restoreGroup': null
  readonly 'command.setContent': null
  readonly 'command.setMedia': null
  readonly 'command.setAlt': null
  readonly 'command.setNavigation': null
  readonly 'command.setSettings': null
  readonly 'command.setBranch': null
  readonly 'command.setEntry': null
  readonly 'command.setOption': null
  readonly 'command.setPageValue': null
  readonly 'command.setFieldVisibility': null
  readonly 'command.setGroupLanguages': null
  readonly 'command.applyTranslation': null
  readonly 'command.checkTranslation': null
  readonly 'command.addPattern': null
  readonly 'command.pasteRows': null
  readonly 'saved.saved': null
  readonly 'saved.saving': null
  readonly 'saved.offline': { readonly count: number }
  readonly 'saved.slow': null
  readonly 'saved.unreachable': { readonly count: number }
  readonly 'saved.signedOut': null
  readonly 'saved.conflict': { readonly count: number }
  readonly 'saved.error': null
  readonly 'saved.recovered': { readonly count: number }
  readonly 'colleague.added': { readonly what: string | number; readonly who: string | number }
  readonly 'colleague.changed': { readonly what: string | number; readonly who: string | number }
  readonly 'colleague.moved': { readonly what: string | number; readonly who: string | number }
  readonly 'colleague.removed': { readonly what: string | number; readonly who: string | number }
  readonly 'colleague.restored': { readonly what: string | number; readonly who: string | number }
  readonly 'colleague.reverted': { readonly what: string | number; readonly who: string | number }
  readonly 'colleague.more': { readonly count: number }
  readonly 'colleague.someone': null
  readonly 'colleague.anyone': null
  readonly 'target.navigation': null
  readonly 'target.settings': { readonly setting: string | number }
  readonly 'target.thisPage': null
  readonly 'target.alt': null
  readonly 'part.offline': null
  readonly 'part.renewed': null
  readonly 'part.failed': null
  readonly 'part.newer': null
  readonly 'part.retry': null
  readonly 'part.reload': null
  readonly 'part.later': null
  readonly 'tried.text': { readonly what: string }
  readonly 'tried.take': null
  readonly 'tried.discard': null
  readonly 'tried.failed': null
  readonly 'keys.control': null
  readonly 'keys.space': null
  readonly 'keys.enter': null
  readonly 'keys.shift': null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      editor: "Editor",
      messages: "Meldungen",
      close: "Schliessen",
      loading: "Wird geladen…",
      today: ["heute, ",["time"]],
      'toolbar.name': "Werkzeuge zum Bearbeiten",
      'toolbar.preview': "Ansehen",
      'toolbar.palette': "Suchen und springen…",
      'toolbar.spotlight': "Alles Bearbeitbare zeigen",
      'toolbar.spotlightOff': "Alles Bearbeitbare nicht mehr zeigen",
      'toolbar.help': "Tasten",
      'toolbar.more': "Weitere Werkzeuge",
      'toolbar.open': "Bearbeiten",
      'toolbar.close': "Werkzeuge ausblenden",
      'toolbar.language': ["Sprache: ",["name"]],
      'toolbar.languages': "Sprache der Seite",
      'toolbar.undo': "Rückgängig",
      'toolbar.step': [["word"],": ",["step"]],
      'toolbar.stepIn': [["step"]," · ",["language"]],
      'toolbar.redo': "Wiederholen",
      'toolbar.changes': [["count",2,{"one":[0," Änderung"],"other":[0," Änderungen"]}]],
      'toolbar.missing': [["count",2,{"one":[0," Übersetzung fehlt"],"other":[0," Übersetzungen fehlen"]}]],
      'toolbar.revert': "Unveröffentlichte Änderungen verwerfen",
      'toolbar.allLive': "Seite veröffentlicht",
      'toolbar.elsewhere': [["count",2,{"one":"Eine andere Seite wartet","other":[0," andere Seiten warten"]}]],
      'toolbar.publish': "Veröffentlichen",
      'toolbar.publishBlocked': "Veröffentlichen geht erst, wenn keine Übersetzung mehr fehlt",
      'toolbar.look': [["count",2,{"one":[0," Übersetzung prüfen"],"other":[0," Übersetzungen prüfen"]}]],
      'toolbar.lacks': [["count",2,{"one":[0," fehlt"],"other":[0," fehlen"]}]],
      'toolbar.looks': [["count",2,{"one":[0," zu prüfen"],"other":[0," zu prüfen"]}]],
      'toolbar.beside': [["language"]," daneben bearbeiten"],
      'toolbar.unread': [["count"]," neu"],
      'toolbar.moreUnread': ["Weitere Werkzeuge, ",["count",2,{"one":[0," neue Anfrage"],"other":[0," neue Anfragen"]}]],
      'command.addGroup': "Block hinzufügen",
      'command.addArticle': "Artikel hinzufügen",
      'command.addPictureCards': "Bilder hinzufügen",
      'command.arrangeCollection': "Sammlung ordnen",
      'command.duplicateGroup': "Duplizieren",
      'command.pasteGroup': "Einfügen",
      'command.moveGroup': "Verschieben",
      'command.removeGroup': "Entfernen",
      'command.archiveGroup': "Archivieren",
      'command.restoreGroup': "Doch behalten",
      'command.setContent': "Text",
      'command.setMedia': "Bild",
      'command.setAlt': "Bildbeschreibung",
      'command.setNavigation': "Navigation",
      'command.setSettings': "Einstellung",
      'command.setBranch': "Geschäft",
      'command.setEntry': "Eintrag",
      'command.setOption': "Option",
      'command.setPageValue': "Seite",
      'command.setFieldVisibility': "Sichtbarkeit",
      'command.setGroupLanguages': "Sprachen",
      'command.applyTranslation': "Übersetzung",
      'command.checkTranslation': "Als geprüft markiert",
      'command.addPattern': "Mehrere Blöcke hinzufügen",
      'command.pasteRows': "Zeilen einfügen",
      'saved.saved': "Gespeichert",
      'saved.saving': "Wird gespeichert…",
      'saved.offline': ["Offline: ",["count",2,{"one":[0," Änderung wartet"],"other":[0," Änderungen warten"]}]],
      'saved.slow': "Dauert länger, nichts geht verloren",
      'saved.unreachable': ["Keine Antwort: ",["count",2,{"one":[0," Änderung wartet"],"other":[0," Änderungen warten"]}]],
      'saved.signedOut': "Abgemeldet: neu anmelden",
      'saved.conflict': [["count",2,{"one":"Zwei Versionen: bitte wählen","other":[0," Texte in zwei Versionen: bitte wählen"]}]],
      'saved.error': "Nicht gespeichert: ansehen",
      'saved.recovered': [["count",2,{"one":"Eine Änderung vom letzten Mal wurde gefunden und wird gespeichert.","other":[0," Änderungen vom letzten Mal wurden gefunden und werden gespeichert."]}]],
      'colleague.added': [["who"]," hat eingefügt: ",["what"]],
      'colleague.changed': [["who"]," hat geändert: ",["what"]],
      'colleague.moved': [["who"]," hat verschoben: ",["what"]],
      'colleague.removed': [["who"]," hat entfernt: ",["what"]],
      'colleague.restored': [["who"]," hat wiederhergestellt: ",["what"]],
      'colleague.reverted': [["who"]," hat Änderungen verworfen: ",["what"]],
      'colleague.more': [["count",2,{"one":["und ",0," weitere Änderung"],"other":["und ",0," weitere Änderungen"]}]],
      'colleague.someone': "Jemand anderes",
      'colleague.anyone': "Jemand",
      'target.navigation': "Navigation",
      'target.settings': ["Einstellungen › ",["setting"]],
      'target.thisPage': "Diese Seite",
      'target.alt': "Beschreibung eines Bildes",
      'part.offline': "Ohne Verbindung lässt sich dieser Teil des Editors nicht laden. Er öffnet sich von selbst, sobald das Internet wieder da ist.",
      'part.renewed': "Der Editor wurde inzwischen erneuert, und dieser Teil gehört zur neuen Version. Bitte laden Sie neu: Alles, was Sie geschrieben haben, bleibt erhalten.",
      'part.failed': "Dieser Teil des Editors liess sich nicht öffnen. Versuchen Sie es noch einmal oder laden Sie neu: Alles, was Sie geschrieben haben, bleibt erhalten.",
      'part.newer': "Der Editor wurde erneuert. Laden Sie neu, sobald es passt: Alles, was Sie geschrieben haben, bleibt erhalten.",
      'part.retry': "Noch einmal versuchen",
      'part.reload': "Neu laden",
      'part.later': "Später",
      'tried.text': ["Sie probieren ",["what",1,{"colors":"Farben aus. Nur Sie sehen sie.","fonts":"Schriften aus. Nur Sie sehen sie.","logo":"ein Logo aus. Nur Sie sehen es.","other":"ein neues Aussehen aus. Nur Sie sehen es."}]],
      'tried.take': "Übernehmen",
      'tried.discard': "Verwerfen",
      'tried.failed': "Was Sie ausprobieren, wurde nicht übernommen",
      'keys.control': "Strg",
      'keys.space': "Leertaste",
      'keys.enter': "Eingabe",
      'keys.shift': "Umschalt",
    },
  }
