// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly PICTURE_TOO_LARGE: null
  readonly FILE_TYPE: null
  readonly FILE_MISNAMED: { readonly is: string | number }
  readonly FILE_PAGES: { readonly pages: string | number }
  readonly FILE_DAMAGED: null
  readonly DRAWING_UNREADABLE: null
  readonly DRAWING_LOSES: { readonly what: string }
  readonly DOCUMENT_TYPE: null
  readonly DOCUMENT_DAMAGED: null
  readonly DOCUMENT_UNSAFE: { readonly what: string }
  readonly PICTURE_SLOW: null
  readonly CROP_FAILED: null
  readonly PICTURE_INTERRUPTED: null
  readonly PICTURE_PENDING: null
  readonly STORAGE_FULL: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      PICTURE_TOO_LARGE: "Das Bild ist zu gross. Möglich sind 50 Megapixel. Bitte verkleinern Sie es.",
      FILE_TYPE: "Dateityp nicht erlaubt. Möglich sind jpg, jpeg, png, gif, svg und webp sowie heic, heif, avif, tiff und bmp.",
      FILE_MISNAMED: ["Die Endung passt nicht zum Inhalt: Die Datei ist ein ",["is"],". Bitte benennen Sie sie um oder wandeln Sie sie um."],
      FILE_PAGES: ["Die Datei hat ",["pages"]," Seiten. Bitte speichern Sie die gewünschte als eigenes Bild und laden Sie dieses hoch."],
      FILE_DAMAGED: "Die Datei ist beschädigt oder unvollständig. Bitte exportieren Sie das Bild noch einmal.",
      DRAWING_UNREADABLE: "Die Zeichnung lässt sich nicht lesen. Bitte exportieren Sie sie noch einmal als einfaches SVG oder als PNG. In Illustrator heisst das «Exportieren als SVG», in Inkscape «Normales SVG».",
      DRAWING_LOSES: [["what",1,{"text":"In der Zeichnung steht Text, den Browser nicht überall zeigen. Bitte wandeln Sie ihn im Zeichenprogramm in Pfade um und exportieren Sie noch einmal.","image":"Die Zeichnung zeigt ein Bild, das nicht als PNG oder JPEG in der Datei steckt. Bitte betten Sie es beim Export ein, oder exportieren Sie die ganze Zeichnung als PNG.","style":"Die Farben der Zeichnung stehen in einer anderen Datei. Bitte wählen Sie beim Export «interne Stile» oder «Präsentationsattribute».","other":"Ein Teil der Zeichnung würde fehlen: Er kommt aus einer anderen Datei oder ist in SVG nicht vorgesehen. Bitte exportieren Sie sie noch einmal als einfaches SVG oder als PNG."}]," Es wurde nichts gespeichert."],
      DOCUMENT_TYPE: "Das ist kein PDF, auch wenn die Datei so heisst. Bitte öffnen Sie sie in ihrem Programm und exportieren Sie sie als PDF.",
      DOCUMENT_DAMAGED: "Das PDF ist beschädigt, unvollständig oder in einer Form, die sich nicht prüfen lässt. Bitte exportieren oder drucken Sie es noch einmal als PDF.",
      DOCUMENT_UNSAFE: [["what",1,{"encrypted":"Das PDF ist mit einem Passwort oder einer Sperre geschützt. Bitte speichern Sie es ohne Schutz.","script":"Das PDF enthält ein Programm (JavaScript), das beim Öffnen laufen kann. Bitte drucken Sie es als PDF, dann bleibt nur, was zu lesen ist.","action":"Das PDF kann andere Programme oder Dateien öffnen. Bitte drucken Sie es als PDF, dann bleibt nur, was zu lesen ist.","other":"Im PDF stecken andere Dateien. Bitte speichern Sie es ohne Anhänge, oder drucken Sie es als PDF."}]," Es wurde nichts gespeichert."],
      PICTURE_SLOW: "Das Bild zu lesen dauert zu lange. Bitte vereinfachen oder verkleinern Sie es, oder versuchen Sie es später noch einmal.",
      CROP_FAILED: "Von dieser Datei lässt sich kein Ausschnitt machen; es wurde nichts geändert. Bitte wählen Sie ein anderes Bild.",
      PICTURE_INTERRUPTED: "Das Lesen des Bildes brach ab; es wurde nichts gespeichert. Bitte versuchen Sie es noch einmal, oder verkleinern Sie das Bild.",
      PICTURE_PENDING: "Das Bild wird noch verarbeitet.",
      STORAGE_FULL: "Der Speicherplatz für Bilder ist voll. Es wurde nichts gespeichert. Bitte löschen Sie nicht mehr gebrauchte Bilder oder fragen Sie die Person, die Ihre Website betreibt.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      PICTURE_TOO_LARGE: "L’image est trop grande. La limite est de 50 mégapixels. Veuillez la réduire.",
      FILE_TYPE: "Type de fichier non autorisé. Sont acceptés jpg, jpeg, png, gif, svg et webp ainsi que heic, heif, avif, tiff et bmp.",
      FILE_MISNAMED: ["L’extension ne correspond pas au contenu : le fichier est un ",["is"],". Veuillez le renommer ou le convertir."],
      FILE_PAGES: ["Le fichier contient ",["pages"]," pages. Veuillez enregistrer celle que vous souhaitez comme image à part et envoyer celle-ci."],
      FILE_DAMAGED: "Le fichier est endommagé ou incomplet. Veuillez exporter l’image à nouveau.",
      DRAWING_UNREADABLE: "Le dessin est illisible. Veuillez l’exporter à nouveau en SVG simple ou en PNG. Dans Illustrator, c’est « Exporter en SVG », dans Inkscape « SVG simple ».",
      DRAWING_LOSES: [["what",1,{"text":"Le dessin contient du texte que les navigateurs n’affichent pas partout. Veuillez le convertir en tracés dans votre programme de dessin et exporter à nouveau.","image":"Le dessin montre une image qui ne se trouve pas dans le fichier en PNG ou en JPEG. Veuillez l’incorporer lors de l’exportation, ou exporter tout le dessin en PNG.","style":"Les couleurs du dessin se trouvent dans un autre fichier. Veuillez choisir « CSS interne » ou « attributs de présentation » lors de l’exportation.","other":"Il manquerait une partie du dessin : elle vient d’un autre fichier ou n’est pas prévue en SVG. Veuillez l’exporter à nouveau en SVG simple ou en PNG."}]," Rien n’a été enregistré."],
      DOCUMENT_TYPE: "Ce n’est pas un PDF, même si le fichier en porte le nom. Veuillez l’ouvrir dans son programme et l’exporter en PDF.",
      DOCUMENT_DAMAGED: "Le PDF est endommagé, incomplet ou d’une forme qui ne se laisse pas vérifier. Veuillez l’exporter ou l’imprimer à nouveau en PDF.",
      DOCUMENT_UNSAFE: [["what",1,{"encrypted":"Le PDF est protégé par un mot de passe ou un verrou. Veuillez l’enregistrer sans protection.","script":"Le PDF contient un programme (JavaScript) qui peut s’exécuter à l’ouverture. Veuillez l’imprimer en PDF : il n’en restera que ce qui se lit.","action":"Le PDF peut ouvrir d’autres programmes ou fichiers. Veuillez l’imprimer en PDF : il n’en restera que ce qui se lit.","other":"Le PDF renferme d’autres fichiers. Veuillez l’enregistrer sans pièces jointes, ou l’imprimer en PDF."}]," Rien n’a été enregistré."],
      PICTURE_SLOW: "La lecture de l’image prend trop de temps. Veuillez la simplifier ou la réduire, ou réessayer plus tard.",
      CROP_FAILED: "Impossible de recadrer ce fichier ; rien n’a été modifié. Veuillez choisir une autre image.",
      PICTURE_INTERRUPTED: "La lecture de l’image s’est interrompue ; rien n’a été enregistré. Veuillez réessayer ou réduire l’image.",
      PICTURE_PENDING: "L’image est encore en cours de traitement.",
      STORAGE_FULL: "L’espace de stockage des images est plein. Rien n’a été enregistré. Veuillez supprimer des images inutiles ou vous adresser à la personne qui exploite votre site.",
    },
  },
  en: {
    language: 'en',
    messages: {
      PICTURE_TOO_LARGE: "The picture is too large. The limit is 50 megapixels. Please make it smaller.",
      FILE_TYPE: "File type not allowed. Use jpg, jpeg, png, gif, svg or webp, or heic, heif, avif, tiff or bmp.",
      FILE_MISNAMED: ["The extension does not match the content: the file is a ",["is"],". Please rename or convert it."],
      FILE_PAGES: ["The file has ",["pages"]," pages. Please save the one that you want as a picture of its own and upload that."],
      FILE_DAMAGED: "The file is damaged or incomplete. Please export the picture again.",
      DRAWING_UNREADABLE: "The drawing cannot be read. Please export it again as plain SVG or as PNG. Illustrator calls that «Export as SVG», Inkscape «Plain SVG».",
      DRAWING_LOSES: [["what",1,{"text":"The drawing has text that browsers do not show everywhere. Please convert it to paths in your drawing program and export again.","image":"The drawing shows a picture that is not in the file as PNG or JPEG. Please embed it when you export, or export the whole drawing as PNG.","style":"The colours of the drawing are in another file. Please choose «internal CSS» or «presentation attributes» when you export.","other":"A part of the drawing would be missing: it comes from another file or is not provided for in SVG. Please export it again as plain SVG or as PNG."}]," Nothing was saved."],
      DOCUMENT_TYPE: "This is no PDF, even if the file is called one. Please open it in its program and export it as PDF.",
      DOCUMENT_DAMAGED: "The PDF is damaged, incomplete or of a form that cannot be checked. Please export or print it as PDF again.",
      DOCUMENT_UNSAFE: [["what",1,{"encrypted":"The PDF is protected by a password or a lock. Please save it without protection.","script":"The PDF contains a program (JavaScript) that may run when it is opened. Please print it as PDF, so that only what can be read is left.","action":"The PDF can open other programs or files. Please print it as PDF, so that only what can be read is left.","other":"Other files are hidden in the PDF. Please save it without attachments, or print it as PDF."}]," Nothing was saved."],
      PICTURE_SLOW: "Reading the picture takes too long. Please simplify it or make it smaller, or try again later.",
      CROP_FAILED: "Failed to crop image",
      PICTURE_INTERRUPTED: "Reading the picture broke off; nothing was saved. Please try again, or make the picture smaller.",
      PICTURE_PENDING: "The picture is still being processed.",
      STORAGE_FULL: "The storage for pictures is full. Nothing was saved. Please delete pictures that are no longer needed, or ask the person who runs your website.",
    },
  },
}
