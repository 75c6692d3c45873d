// Written by `npm run gen` from the sentences beside it.
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly search: null
  readonly emptyTitle: null
  readonly dropHere: null
  readonly choose: null
  readonly formats: null
  readonly emptyDocuments: null
  readonly dropDocuments: null
  readonly documentFormats: null
  readonly emptyAll: null
  readonly dropAll: null
  readonly allFormats: null
  readonly noDocument: null
  readonly documentTooLarge: { readonly limit: string | number; readonly size: string | number }
  readonly uploading: { readonly name: string | number }
  readonly done: null
  readonly typeNotAllowed: null
  readonly known: { readonly name: string | number }
  readonly knownUsed: { readonly name: string | number }
  readonly anyway: null
  readonly uploadAgain: { readonly name: string | number }
  readonly rawFile: { readonly type: string | number }
  readonly workFile: { readonly type: string | number }
  readonly otherPicture: { readonly type: string | number }
  readonly uploadError: { readonly name: string | number }
  readonly fileTooLarge: { readonly limit: string | number; readonly size: string | number }
  readonly checking: null
  readonly cancelUpload: { readonly name: string | number }
  readonly retryUpload: { readonly name: string | number }
  readonly dismissUpload: { readonly name: string | number }
  readonly dismiss: null
  readonly pending: null
  readonly othersKept: { readonly count: number }
  readonly nothing: { readonly search: string | number }
  readonly more: { readonly count: number }
  readonly use: null
  readonly useVideo: null
  readonly useDocument: null
  readonly deleteVideo: null
  readonly deleteVideoTitle: null
  readonly searchVideos: null
  readonly searchDocuments: null
  readonly download: null
  readonly deleteDocument: null
  readonly deleteDocumentTitle: null
  readonly details: null
  readonly unchosen: null
  readonly alt: { readonly language: string | number }
  readonly altHint: null
  readonly altSource: { readonly alt: string | number }
  readonly altEmpty: null
  readonly noAlt: null
  readonly altChanged: { readonly text: string | number }
  readonly saveFailed: null
  readonly delete: null
  readonly deleteTitle: null
  readonly deleteText: { readonly name: string | number }
  readonly deleted: { readonly name: string | number }
  readonly deleteFailed: { readonly name: string | number }
  readonly inUse: { readonly pages: string | number }
  readonly usedOn: { readonly places: string | number }
  readonly unused: null
  readonly 'focus.title': null
  readonly 'focus.hint': null
  readonly 'focus.point': { readonly x: string | number; readonly y: string | number }
  readonly 'focus.x': null
  readonly 'focus.y': null
  readonly 'focus.reset': null
  readonly describe: null
  readonly fileName: null
}

export const de: Dictionary<Sentences> = {
    language: 'de',
    messages: {
      title: "Mediathek",
      search: "Bilder suchen",
      emptyTitle: "Hier kommen Ihre Bilder hin",
      dropHere: "Bilder hierher ziehen, einfügen oder",
      choose: "Dateien wählen",
      formats: "jpg, png, gif, svg, webp, auch HEIC, AVIF, TIFF und BMP, bis 25 MB",
      emptyDocuments: "Hier kommen Ihre Dateien hin",
      dropDocuments: "PDF hierher ziehen, einfügen oder",
      documentFormats: "PDF bis 25 MB",
      emptyAll: "Hier kommen Ihre Bilder und Dateien hin",
      dropAll: "Bilder und PDF hierher ziehen, einfügen oder",
      allFormats: "jpg, png, gif, svg, webp, auch HEIC, AVIF, TIFF und BMP, und PDF, bis 25 MB",
      noDocument: "Anbieten lassen sich PDF. Bitte exportieren oder drucken Sie die Datei als PDF und laden Sie dieses hoch.",
      documentTooLarge: ["Die Datei hat ",["size"]," MB. Möglich sind ",["limit"]," MB; bitte exportieren Sie das PDF in kleinerer Auflösung."],
      uploading: [["name"]," wird hochgeladen"],
      done: "Fertig",
      typeNotAllowed: "Dateityp nicht erlaubt. Möglich sind jpg, jpeg, png, gif, svg und webp sowie heic, heif, avif, tiff und bmp.",
      known: ["«",["name"],"» war schon in der Mediathek und ist jetzt ausgewählt."],
      knownUsed: ["«",["name"],"» war schon in der Mediathek und wird verwendet."],
      anyway: "Trotzdem hochladen",
      uploadAgain: ["Trotzdem hochladen: «",["name"],"»"],
      rawFile: [["type"]," sind Rohdaten einer Kamera. Bitte speichern Sie das Bild in Ihrem Fotoprogramm als JPEG und laden Sie dieses hoch."],
      workFile: [["type"]," ist die Datei eines Programms. Bitte exportieren Sie das Bild daraus als PNG, JPEG oder SVG und laden Sie dieses hoch."],
      otherPicture: [["type"]," zeigt nicht jeder Browser. Bitte speichern Sie das Bild als PNG oder JPEG und laden Sie dieses hoch."],
      uploadError: ["«",["name"],"» konnte nicht hochgeladen werden"],
      fileTooLarge: ["Die Datei hat ",["size"]," MB. Möglich sind ",["limit"]," MB; bitte verkleinern Sie das Bild."],
      checking: "Wird geprüft …",
      cancelUpload: ["Hochladen von «",["name"],"» abbrechen"],
      retryUpload: ["Noch einmal versuchen: «",["name"],"»"],
      dismissUpload: ["Ausblenden: Meldung zu «",["name"],"»"],
      dismiss: "Ausblenden",
      pending: "Wird noch verarbeitet …",
      othersKept: [["count",2,{"one":"Das andere Bild ist in der Mediathek.","other":["Die anderen ",0," Bilder sind in der Mediathek."]}]],
      nothing: ["Nichts passt zu «",["search"],"»."],
      more: [["count",2,{"one":["Noch ",0," laden"],"other":["Weitere laden (",0,")"]}]],
      use: "Bild verwenden",
      useVideo: "Video verwenden",
      useDocument: "Datei verwenden",
      deleteVideo: "Video löschen",
      deleteVideoTitle: "Video löschen?",
      searchVideos: "Videos suchen",
      searchDocuments: "Dateien suchen",
      download: "Datei herunterladen",
      deleteDocument: "Datei löschen",
      deleteDocumentTitle: "Datei löschen?",
      details: "Angaben",
      unchosen: "Klicken Sie auf ein Bild oder eine Datei: Beschreibung, Name und mehr stehen dann hier.",
      alt: ["Was ist zu sehen? (",["language"],")"],
      altHint: "Wird vorgelesen und von Suchmaschinen verstanden.",
      altSource: ["Zum Übersetzen: «",["alt"],"»"],
      altEmpty: "Bitte beschreiben Sie, was zu sehen ist.",
      noAlt: "Ohne Text",
      altChanged: ["Inzwischen steht dort «",["text"],"». Ihr Text ist noch nicht gespeichert. Soll er gelten, verlassen Sie das Feld noch einmal."],
      saveFailed: "Die Angaben wurden nicht gespeichert",
      delete: "Bild löschen",
      deleteTitle: "Bild löschen?",
      deleteText: ["«",["name"],"» wird endgültig aus der Mediathek entfernt."],
      deleted: ["«",["name"],"» ist gelöscht."],
      deleteFailed: ["«",["name"],"» konnte nicht gelöscht werden"],
      inUse: ["Es wird noch gezeigt auf: ",["pages"],". Ersetzen Sie es dort zuerst."],
      usedOn: ["Verwendet auf: ",["places"]],
      unused: "Noch nirgends verwendet",
      'focus.title': "Bildmittelpunkt",
      'focus.hint': "Diese Stelle bleibt sichtbar, auch wenn das Bild zugeschnitten wird. Ziehen oder mit den Pfeiltasten verschieben.",
      'focus.point': ["Bildmittelpunkt bei ",["x"]," % von links und ",["y"]," % von oben; mit Pfeiltasten verschieben"],
      'focus.x': "Von links (0–1)",
      'focus.y': "Von oben (0–1)",
      'focus.reset': "Zur Mitte",
      describe: "Bild beschreiben",
      fileName: "Name",
    },
  }
