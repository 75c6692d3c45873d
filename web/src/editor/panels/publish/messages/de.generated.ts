// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly 'publish.title': { readonly page: string | number }
  readonly 'publish.changes': { readonly count: number }
  readonly 'publish.action': null
  readonly 'publish.toRevert': null
  readonly 'publish.preview': null
  readonly 'publish.offline': null
  readonly 'publish.nothing': null
  readonly 'publish.unsaved': null
  readonly 'publish.missing': { readonly count: number; readonly language: string | number }
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
  readonly 'publish.morePlaces': { readonly count: number }
  readonly 'publish.samples': { readonly count: number }
  readonly 'publish.quoted': { readonly words: string | number }
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
  readonly 'missing.lookTitle': null
  readonly 'missing.lacks': { readonly count: number }
  readonly 'missing.stale': { readonly count: number }
  readonly 'missing.machine': { readonly count: number }
  readonly 'missing.translate': null
  readonly 'missing.lookText': null
  readonly 'missing.field': null
  readonly 'missing.isStale': null
  readonly 'missing.isMachine': null
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
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      'publish.title': ["«",["page"],"» veröffentlichen"],
      'publish.changes': [["count",2,{"one":[0," Änderung"],"other":[0," Änderungen"]}]],
      'publish.action': "Veröffentlichen",
      'publish.toRevert': "Änderungen verwerfen…",
      'publish.preview': "Ansehen",
      'publish.offline': "Seite offline nehmen…",
      'publish.nothing': "Alles ist veröffentlicht. Es gibt keine Änderungen auf dieser Seite.",
      'publish.unsaved': "Einige Änderungen sind noch nicht gespeichert und fehlen in dieser Liste.",
      'publish.missing': [["language"],": ",["count",2,{"one":[0," Übersetzung fehlt"],"other":[0," Übersetzungen fehlen"]}]],
      'publish.loading': "Wird veröffentlicht…",
      'publish.success': "Veröffentlicht. Besucher sehen jetzt die neue Version.",
      'publish.failed': "Fehler beim Veröffentlichen",
      'publish.notesMore': [["count",2,{"one":[0," Hinweis"],"other":[0," Hinweise"]}]," zu Buttons, Links und Bildern"],
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
      'publish.morePlaces': [["count",2,{"one":"Eine weitere Stelle","other":[0," weitere Stellen"]}]],
      'publish.samples': [["count",2,{"one":"Ein Text ist noch das Beispiel, das mit dem Block kam. Besucher würden ihn so sehen:","other":[0," Texte sind noch die Beispiele, die mit den Blöcken kamen. Besucher würden sie so sehen:"]}]],
      'publish.quoted': ["«",["words"],"»"],
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
      'missing.lookTitle': "Übersetzungen",
      'missing.lacks': [["count",2,{"one":[0," Übersetzung fehlt"],"other":[0," Übersetzungen fehlen"]}]],
      'missing.stale': [["count",2,{"one":[0," ist veraltet"],"other":[0," sind veraltet"]}]],
      'missing.machine': [["count",2,{"one":[0," ist maschinell und ungeprüft"],"other":[0," sind maschinell und ungeprüft"]}]],
      'missing.translate': "Übersetzen…",
      'missing.lookText': "Veraltet ist eine Übersetzung, deren Original seither geändert wurde. Mit F8 kommen Sie auf der Seite von einer zur nächsten. Veröffentlichen geht trotzdem.",
      'missing.field': "Text",
      'missing.isStale': "veraltet",
      'missing.isMachine': "maschinell",
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
    },
  }
