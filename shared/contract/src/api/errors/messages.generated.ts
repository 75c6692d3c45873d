// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly BAD_REQUEST: null
  readonly INVALID: null
  readonly SLUG_EMPTY: null
  readonly UNAUTHENTICATED: null
  readonly WRONG_LOGIN: null
  readonly WRONG_PASSWORD: null
  readonly FORBIDDEN: null
  readonly FOREIGN_ORIGIN: null
  readonly NOT_FOUND: { readonly name: string | number; readonly what: string }
  readonly METHOD_NOT_ALLOWED: null
  readonly CONFLICT: null
  readonly SLUG_TAKEN: null
  readonly TRANSLATIONS_MISSING: null
  readonly IN_USE: null
  readonly TRANSLATED_BY_PERSON: null
  readonly TRANSLATION_OFF: null
  readonly TRANSLATION_LANGUAGE: null
  readonly TRANSLATION_USED_UP: null
  readonly TRANSLATION_KEY: null
  readonly TRANSLATION_DOWN: null
  readonly TRANSLATION_BROKEN: null
  readonly LINK_VOID: null
  readonly ADDRESS_REFUSED: null
  readonly LAST_ADMIN: null
  readonly ROUND_INCOMPLETE: null
  readonly NOT_WINNER: null
  readonly ROUND_TOO_SHORT: null
  readonly NO_COUPONS_LEFT: null
  readonly ALREADY_REDEEMED: null
  readonly TOO_LARGE: null
  readonly PICTURE_TOO_LARGE: null
  readonly FILE_TYPE: null
  readonly FILE_MISNAMED: { readonly is: string | number }
  readonly FILE_PAGES: { readonly pages: string | number }
  readonly FILE_DAMAGED: null
  readonly DRAWING_UNREADABLE: null
  readonly DRAWING_LOSES: { readonly what: string }
  readonly PICTURE_SLOW: null
  readonly NOT_IN_COLLECTION: null
  readonly CROP_FAILED: null
  readonly PICTURE_INTERRUPTED: null
  readonly PICTURE_PENDING: null
  readonly RATE_LIMITED: null
  readonly INTERNAL: null
  readonly NOT_SHOWN_YET: null
  readonly UNAVAILABLE: null
  readonly STORAGE_FULL: null
  readonly VIDEO_NOT_FOUND: null
  readonly VIDEO_SERVICE_DOWN: null
  readonly VIDEO_UPLOAD_OFF: null
  readonly VIDEO_UPLOAD_REFUSED: null
  readonly VIDEO_UPLOAD_EMPTY: null
  readonly VIDEO_ENTRY_FAILED: null
  readonly CAPTIONS_WRONG: { readonly line: string | number; readonly what: string }
  readonly ARTICLE_NOT_FOUND: null
  readonly ARTICLES_DOWN: null
  readonly ARTICLES_OFF: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      BAD_REQUEST: "Die Anfrage konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
      INVALID: "Eine Angabe ist ungültig und wurde nicht gespeichert. Bitte prüfen Sie die Eingabe.",
      SLUG_EMPTY: "Die URL darf nicht leer sein",
      UNAUTHENTICATED: "Bitte melden Sie sich an. Ihre Änderungen bleiben auf diesem Gerät erhalten.",
      WRONG_LOGIN: "E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.",
      WRONG_PASSWORD: "Das Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.",
      FORBIDDEN: "Dafür fehlt Ihnen die Berechtigung. Fragen Sie die Person, die Ihre Website verwaltet.",
      FOREIGN_ORIGIN: "Diese Änderung kam von einer fremden Website und wurde abgelehnt.",
      NOT_FOUND: [["what",1,{"block":"Der Block wurde nicht gefunden. Jemand hat ihn inzwischen entfernt. Bitte laden Sie die Seite neu.","namedBlock":["Block «",["name"],"» nicht gefunden. Jemand hat ihn inzwischen entfernt. Bitte laden Sie die Seite neu."],"branch":"Standort nicht gefunden. Jemand hat ihn inzwischen entfernt. Bitte laden Sie die Seite neu.","other":"Nicht gefunden. Vielleicht wurde es inzwischen entfernt."}]],
      METHOD_NOT_ALLOWED: "Diese Adresse kennt diese Methode nicht.",
      CONFLICT: "Jemand hat dies inzwischen geändert. Bitte wählen Sie, welche Version gelten soll.",
      SLUG_TAKEN: "Diese URL existiert bereits",
      TRANSLATIONS_MISSING: "Es fehlen noch Übersetzungen. Ergänzen Sie sie oder blenden Sie die Sprache für diese Seite aus.",
      IN_USE: "Dies wird noch verwendet und kann nicht entfernt werden.",
      TRANSLATED_BY_PERSON: "Diesen Text hat jemand selbst geschrieben; er bleibt, wie er ist. Leeren Sie ihn zuerst, wenn er maschinell übersetzt werden soll.",
      TRANSLATION_OFF: "Für diese Website ist kein Übersetzungsdienst eingerichtet. Wenden Sie sich an die Person, die Ihre Website betreibt.",
      TRANSLATION_LANGUAGE: "Der Übersetzungsdienst kennt diese Sprache nicht, oder sie ist auf der Website nicht eingeschaltet. Bitte übersetzen Sie von Hand.",
      TRANSLATION_USED_UP: "Das Guthaben des Übersetzungsdienstes ist aufgebraucht. Es wurde nichts geändert. Wenden Sie sich an die Person, die Ihre Website betreibt.",
      TRANSLATION_KEY: "Der Übersetzungsdienst nimmt den Zugang dieser Website nicht an. Es wurde nichts geändert. Wenden Sie sich an die Person, die Ihre Website betreibt.",
      TRANSLATION_DOWN: "Der Übersetzungsdienst antwortet nicht. Es wurde nichts geändert. Bitte versuchen Sie es in einigen Minuten noch einmal.",
      TRANSLATION_BROKEN: "Die Übersetzung kam beschädigt zurück. Ein Link oder eine Auszeichnung fehlte, oder sie war zu lang. Es wurde nichts geändert. Bitte übersetzen Sie diesen Text von Hand.",
      LINK_VOID: "Dieser Link gilt nicht mehr. Er ist abgelaufen, schon benutzt oder durch einen neueren ersetzt.",
      ADDRESS_REFUSED: "Diese Adresse kann nicht übernommen werden. Das Konto behält die bisherige.",
      LAST_ADMIN: "Dies ist das einzige Konto mit der Rolle «Verwaltung». Geben Sie die Rolle zuerst jemand anderem.",
      ROUND_INCOMPLETE: "Die Runde ist noch nicht fertig: Auf dem letzten Loch fehlen Punkte.",
      NOT_WINNER: "Den Gutschein gibt es nur für den Sieg. Jemand anders hat weniger Schläge.",
      ROUND_TOO_SHORT: "Diese Runde ist noch zu kurz für einen Gutschein. Bitte versuchen Sie es später.",
      NO_COUPONS_LEFT: "Für heute sind alle Gutscheine vergeben.",
      ALREADY_REDEEMED: "Dieser Gutschein wurde bereits eingelöst.",
      TOO_LARGE: "Das ist zu gross. Bitte verkleinern Sie den Inhalt oder die Datei.",
      PICTURE_TOO_LARGE: "Das Bild ist zu gross. Möglich sind 50 Megapixel. Bitte verkleinern Sie es.",
      FILE_TYPE: "Dateityp nicht erlaubt. Möglich sind jpg, jpeg, png, gif, svg und webp sowie heic, heif, avif, tiff und bmp.",
      FILE_MISNAMED: ["Die Endung passt nicht zum Inhalt: Die Datei ist ein ",["is"],". Bitte benennen Sie sie um oder wandeln Sie sie um."],
      FILE_PAGES: ["Die Datei hat ",["pages"]," Seiten. Bitte speichern Sie die gewünschte als eigenes Bild und laden Sie dieses hoch."],
      FILE_DAMAGED: "Die Datei ist beschädigt oder unvollständig. Bitte exportieren Sie das Bild noch einmal.",
      DRAWING_UNREADABLE: "Die Zeichnung lässt sich nicht lesen. Bitte exportieren Sie sie noch einmal als einfaches SVG oder als PNG. In Illustrator heisst das «Exportieren als SVG», in Inkscape «Normales SVG».",
      DRAWING_LOSES: [["what",1,{"text":"In der Zeichnung steht Text, den Browser nicht überall zeigen. Bitte wandeln Sie ihn im Zeichenprogramm in Pfade um und exportieren Sie noch einmal.","image":"Die Zeichnung zeigt ein Bild, das nicht als PNG oder JPEG in der Datei steckt. Bitte betten Sie es beim Export ein, oder exportieren Sie die ganze Zeichnung als PNG.","style":"Die Farben der Zeichnung stehen in einer anderen Datei. Bitte wählen Sie beim Export «interne Stile» oder «Präsentationsattribute».","other":"Ein Teil der Zeichnung würde fehlen: Er kommt aus einer anderen Datei oder ist in SVG nicht vorgesehen. Bitte exportieren Sie sie noch einmal als einfaches SVG oder als PNG."}]," Es wurde nichts gespeichert."],
      PICTURE_SLOW: "Das Bild zu lesen dauert zu lange. Bitte vereinfachen oder verkleinern Sie es, oder versuchen Sie es später noch einmal.",
      NOT_IN_COLLECTION: "Die Reihenfolge wurde nicht geändert: Der Eintrag ist nicht (mehr) in dieser Sammlung. Bitte laden Sie die Seite neu.",
      CROP_FAILED: "Von dieser Datei lässt sich kein Ausschnitt machen; es wurde nichts geändert. Bitte wählen Sie ein anderes Bild.",
      PICTURE_INTERRUPTED: "Das Lesen des Bildes brach ab; es wurde nichts gespeichert. Bitte versuchen Sie es noch einmal, oder verkleinern Sie das Bild.",
      PICTURE_PENDING: "Das Bild wird noch verarbeitet.",
      RATE_LIMITED: "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.",
      INTERNAL: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einer Minute noch einmal. Bleibt es dabei, wenden Sie sich an die Person, die Ihre Website betreibt.",
      NOT_SHOWN_YET: "Die Änderung ist gespeichert. Bis alle sie auf der Website sehen, kann es noch einen Moment dauern.",
      UNAVAILABLE: "Der Dienst ist gerade nicht erreichbar. Ihre Änderungen gehen nicht verloren und werden erneut gesendet.",
      STORAGE_FULL: "Der Speicherplatz für Bilder ist voll. Es wurde nichts gespeichert. Bitte löschen Sie nicht mehr gebrauchte Bilder oder fragen Sie die Person, die Ihre Website betreibt.",
      VIDEO_NOT_FOUND: "Dieses Video gibt es nicht, oder es ist nicht öffentlich. Bitte prüfen Sie die Adresse.",
      VIDEO_SERVICE_DOWN: "Der Videodienst antwortet nicht. Es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.",
      VIDEO_UPLOAD_OFF: "Für diese Website ist kein Hochladen von Videos eingerichtet. Nehmen Sie ein Video von YouTube, oder fragen Sie die Person, die Ihre Website betreibt.",
      VIDEO_UPLOAD_REFUSED: "Der Videodienst nimmt gerade nichts an. Es wurde nichts hochgeladen. Bitte versuchen Sie es später noch einmal.",
      VIDEO_UPLOAD_EMPTY: "Der Videodienst hat nicht gesagt, wohin das Video soll. Es wurde nichts hochgeladen. Bitte versuchen Sie es später noch einmal.",
      VIDEO_ENTRY_FAILED: "Das Video ist hochgeladen, aber noch nicht in der Mediathek. Bitte versuchen Sie es noch einmal; es wird nicht neu hochgeladen.",
      CAPTIONS_WRONG: [["what",1,{"header":"Die Datei beginnt nicht mit «WEBVTT». Bitte exportieren Sie die Untertitel als WebVTT (.vtt).","time":["Zeile ",["line"],": Die Zeitangabe lässt sich nicht lesen. Richtig ist zum Beispiel 00:01.000 --> 00:04.000."],"order":["Zeile ",["line"],": Der Untertitel endet, bevor er beginnt."],"other":"In der Datei steht kein Untertitel."}]," Es wurde nichts gespeichert."],
      ARTICLE_NOT_FOUND: "Unter dieser URL gibt es keinen Artikel. Bitte prüfen Sie die Adresse.",
      ARTICLES_DOWN: "Das Magazin antwortet nicht. Es wurde nichts eingefügt. Bitte versuchen Sie es später noch einmal.",
      ARTICLES_OFF: "Für diese Website ist kein Magazin eingerichtet, aus dem Artikel kommen. Fragen Sie die Person, die Ihre Website betreibt.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      BAD_REQUEST: "La demande est illisible. Veuillez recharger la page et réessayer.",
      INVALID: "Une donnée n’est pas valable et n’a pas été enregistrée. Veuillez vérifier votre saisie.",
      SLUG_EMPTY: "L’URL ne peut pas être vide",
      UNAUTHENTICATED: "Veuillez vous connecter. Vos modifications restent sur cet appareil.",
      WRONG_LOGIN: "L’e-mail ou le mot de passe est incorrect. Veuillez réessayer.",
      WRONG_PASSWORD: "Le mot de passe est incorrect. Veuillez réessayer.",
      FORBIDDEN: "Vous n’avez pas l’autorisation nécessaire. Adressez-vous à la personne qui gère votre site.",
      FOREIGN_ORIGIN: "Cette modification provenait d’un autre site et a été refusée.",
      NOT_FOUND: [["what",1,{"block":"Le bloc est introuvable. Quelqu’un l’a supprimé entre-temps. Veuillez recharger la page.","namedBlock":["Bloc « ",["name"]," » introuvable. Quelqu’un l’a supprimé entre-temps. Veuillez recharger la page."],"branch":"Succursale introuvable. Quelqu’un l’a supprimée entre-temps. Veuillez recharger la page.","other":"Introuvable. L’élément a peut-être été supprimé entre-temps."}]],
      METHOD_NOT_ALLOWED: "Cette adresse n’accepte pas cette méthode.",
      CONFLICT: "Quelqu’un a modifié ce contenu entre-temps. Veuillez choisir la version à conserver.",
      SLUG_TAKEN: "Cette URL existe déjà",
      TRANSLATIONS_MISSING: "Il manque encore des traductions. Complétez-les ou masquez la langue pour cette page.",
      IN_USE: "Cet élément est encore utilisé et ne peut pas être supprimé.",
      TRANSLATED_BY_PERSON: "Quelqu’un a écrit ce texte lui-même ; il reste tel quel. Videz-le d’abord s’il doit être traduit automatiquement.",
      TRANSLATION_OFF: "Aucun service de traduction n’est configuré pour ce site. Adressez-vous à la personne qui exploite votre site.",
      TRANSLATION_LANGUAGE: "Le service de traduction ne connaît pas cette langue, ou elle n’est pas active sur le site. Veuillez traduire à la main.",
      TRANSLATION_USED_UP: "Le crédit du service de traduction est épuisé. Rien n’a été modifié. Adressez-vous à la personne qui exploite votre site.",
      TRANSLATION_KEY: "Le service de traduction refuse l’accès de ce site. Rien n’a été modifié. Adressez-vous à la personne qui exploite votre site.",
      TRANSLATION_DOWN: "Le service de traduction ne répond pas. Rien n’a été modifié. Veuillez réessayer dans quelques minutes.",
      TRANSLATION_BROKEN: "La traduction est revenue endommagée. Un lien ou une mise en forme manquait, ou elle était trop longue. Rien n’a été modifié. Veuillez traduire ce texte à la main.",
      LINK_VOID: "Ce lien n’est plus valable. Il a expiré, a déjà été utilisé ou a été remplacé par un plus récent.",
      ADDRESS_REFUSED: "Cette adresse ne peut pas être reprise. Le compte garde l’adresse actuelle.",
      LAST_ADMIN: "C’est le seul compte avec le rôle « Administration ». Attribuez d’abord ce rôle à quelqu’un d’autre.",
      ROUND_INCOMPLETE: "La partie n’est pas terminée : il manque des points au dernier trou.",
      NOT_WINNER: "Le bon est réservé à la victoire. Quelqu’un d’autre a moins de coups.",
      ROUND_TOO_SHORT: "Cette partie est encore trop courte pour un bon. Réessayez plus tard.",
      NO_COUPONS_LEFT: "Tous les bons d’aujourd’hui ont été distribués.",
      ALREADY_REDEEMED: "Ce bon a déjà été utilisé.",
      TOO_LARGE: "C’est trop volumineux. Veuillez réduire le contenu ou le fichier.",
      PICTURE_TOO_LARGE: "L’image est trop grande. La limite est de 50 mégapixels. Veuillez la réduire.",
      FILE_TYPE: "Type de fichier non autorisé. Sont acceptés jpg, jpeg, png, gif, svg et webp ainsi que heic, heif, avif, tiff et bmp.",
      FILE_MISNAMED: ["L’extension ne correspond pas au contenu : le fichier est un ",["is"],". Veuillez le renommer ou le convertir."],
      FILE_PAGES: ["Le fichier contient ",["pages"]," pages. Veuillez enregistrer celle que vous souhaitez comme image à part et envoyer celle-ci."],
      FILE_DAMAGED: "Le fichier est endommagé ou incomplet. Veuillez exporter l’image à nouveau.",
      DRAWING_UNREADABLE: "Le dessin est illisible. Veuillez l’exporter à nouveau en SVG simple ou en PNG. Dans Illustrator, c’est « Exporter en SVG », dans Inkscape « SVG simple ».",
      DRAWING_LOSES: [["what",1,{"text":"Le dessin contient du texte que les navigateurs n’affichent pas partout. Veuillez le convertir en tracés dans votre programme de dessin et exporter à nouveau.","image":"Le dessin montre une image qui ne se trouve pas dans le fichier en PNG ou en JPEG. Veuillez l’incorporer lors de l’exportation, ou exporter tout le dessin en PNG.","style":"Les couleurs du dessin se trouvent dans un autre fichier. Veuillez choisir « CSS interne » ou « attributs de présentation » lors de l’exportation.","other":"Il manquerait une partie du dessin : elle vient d’un autre fichier ou n’est pas prévue en SVG. Veuillez l’exporter à nouveau en SVG simple ou en PNG."}]," Rien n’a été enregistré."],
      PICTURE_SLOW: "La lecture de l’image prend trop de temps. Veuillez la simplifier ou la réduire, ou réessayer plus tard.",
      NOT_IN_COLLECTION: "L’ordre n’a pas été modifié : l’élément n’est pas (ou plus) dans cette collection. Veuillez recharger la page.",
      CROP_FAILED: "Impossible de recadrer ce fichier ; rien n’a été modifié. Veuillez choisir une autre image.",
      PICTURE_INTERRUPTED: "La lecture de l’image s’est interrompue ; rien n’a été enregistré. Veuillez réessayer ou réduire l’image.",
      PICTURE_PENDING: "L’image est encore en cours de traitement.",
      RATE_LIMITED: "Trop de demandes. Veuillez patienter un instant avant de réessayer.",
      INTERNAL: "Une erreur s’est produite de notre côté. Veuillez réessayer dans une minute. Si cela persiste, adressez-vous à la personne qui exploite votre site.",
      NOT_SHOWN_YET: "La modification est enregistrée. Il peut s’écouler un instant avant que tout le monde la voie sur le site.",
      UNAVAILABLE: "Le service n’est pas joignable pour le moment. Vos modifications sont conservées et seront renvoyées.",
      STORAGE_FULL: "L’espace de stockage des images est plein. Rien n’a été enregistré. Veuillez supprimer des images inutiles ou vous adresser à la personne qui exploite votre site.",
      VIDEO_NOT_FOUND: "Cette vidéo n’existe pas ou n’est pas publique. Veuillez vérifier l’adresse.",
      VIDEO_SERVICE_DOWN: "Le service vidéo ne répond pas. Rien n’a été enregistré. Veuillez réessayer plus tard.",
      VIDEO_UPLOAD_OFF: "Le téléversement de vidéos n’est pas configuré pour ce site. Choisissez une vidéo de YouTube ou adressez-vous à la personne qui exploite votre site.",
      VIDEO_UPLOAD_REFUSED: "Le service vidéo n’accepte rien pour le moment. Rien n’a été envoyé. Veuillez réessayer plus tard.",
      VIDEO_UPLOAD_EMPTY: "Le service vidéo n’a pas indiqué où envoyer la vidéo. Rien n’a été envoyé. Veuillez réessayer plus tard.",
      VIDEO_ENTRY_FAILED: "La vidéo est envoyée, mais pas encore dans la médiathèque. Veuillez réessayer ; elle ne sera pas renvoyée.",
      CAPTIONS_WRONG: [["what",1,{"header":"Le fichier ne commence pas par « WEBVTT ». Veuillez exporter les sous-titres en WebVTT (.vtt).","time":["Ligne ",["line"]," : l’indication de temps est illisible. Exemple correct : 00:01.000 --> 00:04.000."],"order":["Ligne ",["line"]," : le sous-titre se termine avant de commencer."],"other":"Le fichier ne contient aucun sous-titre."}]," Rien n’a été enregistré."],
      ARTICLE_NOT_FOUND: "Aucun article à cette URL. Veuillez vérifier l’adresse.",
      ARTICLES_DOWN: "Le magazine ne répond pas. Rien n’a été ajouté. Veuillez réessayer plus tard.",
      ARTICLES_OFF: "Aucun magazine n’est configuré pour ce site. Adressez-vous à la personne qui exploite votre site.",
    },
  },
  en: {
    language: 'en',
    messages: {
      BAD_REQUEST: "The request could not be read. Please reload the page and try again.",
      INVALID: "A value is not valid and was not saved. Please check what you entered.",
      SLUG_EMPTY: "The URL must not be empty",
      UNAUTHENTICATED: "Please sign in. Your changes stay on this device.",
      WRONG_LOGIN: "E-mail or password is wrong. Please try again.",
      WRONG_PASSWORD: "The password is wrong. Please try again.",
      FORBIDDEN: "You are not allowed to do this. Ask the person who manages your website.",
      FOREIGN_ORIGIN: "This change came from another website and was refused.",
      NOT_FOUND: [["what",1,{"block":"Block not found","namedBlock":["Block “",["name"],"” not found"],"branch":"Branch ID not found","other":"Not found. It may have been removed in the meantime."}]],
      METHOD_NOT_ALLOWED: "This address does not know this method.",
      CONFLICT: "Someone has changed this in the meantime. Please choose which version to keep.",
      SLUG_TAKEN: "This URL exists already",
      TRANSLATIONS_MISSING: "Translations are missing. Add them or hide the language on this page.",
      IN_USE: "This is still in use and cannot be removed.",
      TRANSLATED_BY_PERSON: "A person has written this text; it stays as it is. Empty it first if a machine shall translate it.",
      TRANSLATION_OFF: "No translation service is set up for this website. Please ask the person who runs your website.",
      TRANSLATION_LANGUAGE: "The translation service does not know this language, or the website does not use it. Please translate by hand.",
      TRANSLATION_USED_UP: "The credit of the translation service is used up. Nothing was changed. Please ask the person who runs your website.",
      TRANSLATION_KEY: "The translation service refuses the access of this website. Nothing was changed. Please ask the person who runs your website.",
      TRANSLATION_DOWN: "The translation service does not answer. Nothing was changed. Please try again in a few minutes.",
      TRANSLATION_BROKEN: "The translation came back damaged. A link or a mark was missing, or it was too long. Nothing was changed. Please translate this text by hand.",
      LINK_VOID: "This link holds no more. It has expired, was used already or was replaced by a newer one.",
      ADDRESS_REFUSED: "This address cannot be taken. The account keeps the one that it has.",
      LAST_ADMIN: "This is the only account with the role «Admin». Give that role to somebody else first.",
      ROUND_INCOMPLETE: "The round is not over yet: scores are missing on the last hole.",
      NOT_WINNER: "The coupon is for the winner. Somebody else has a lower score.",
      ROUND_TOO_SHORT: "This round is still too short for a coupon. Please try again later.",
      NO_COUPONS_LEFT: "All of today’s coupons have been given out.",
      ALREADY_REDEEMED: "This coupon has already been redeemed.",
      TOO_LARGE: "This is too large. Please make the content or the file smaller.",
      PICTURE_TOO_LARGE: "The picture is too large. The limit is 50 megapixels. Please make it smaller.",
      FILE_TYPE: "File type not allowed. Use jpg, jpeg, png, gif, svg or webp, or heic, heif, avif, tiff or bmp.",
      FILE_MISNAMED: ["The extension does not match the content: the file is a ",["is"],". Please rename or convert it."],
      FILE_PAGES: ["The file has ",["pages"]," pages. Please save the one that you want as a picture of its own and upload that."],
      FILE_DAMAGED: "The file is damaged or incomplete. Please export the picture again.",
      DRAWING_UNREADABLE: "The drawing cannot be read. Please export it again as plain SVG or as PNG. Illustrator calls that «Export as SVG», Inkscape «Plain SVG».",
      DRAWING_LOSES: [["what",1,{"text":"The drawing has text that browsers do not show everywhere. Please convert it to paths in your drawing program and export again.","image":"The drawing shows a picture that is not in the file as PNG or JPEG. Please embed it when you export, or export the whole drawing as PNG.","style":"The colours of the drawing are in another file. Please choose «internal CSS» or «presentation attributes» when you export.","other":"A part of the drawing would be missing: it comes from another file or is not provided for in SVG. Please export it again as plain SVG or as PNG."}]," Nothing was saved."],
      PICTURE_SLOW: "Reading the picture takes too long. Please simplify it or make it smaller, or try again later.",
      NOT_IN_COLLECTION: "Failed to reorder collection",
      CROP_FAILED: "Failed to crop image",
      PICTURE_INTERRUPTED: "Reading the picture broke off; nothing was saved. Please try again, or make the picture smaller.",
      PICTURE_PENDING: "The picture is still being processed.",
      RATE_LIMITED: "Too many requests. Please wait a moment and try again.",
      INTERNAL: "Internal server error",
      NOT_SHOWN_YET: "The change is saved. It may take a moment until everybody sees it on the website.",
      UNAVAILABLE: "The service cannot be reached right now. Your changes are kept and will be sent again.",
      STORAGE_FULL: "The storage for pictures is full. Nothing was saved. Please delete pictures that are no longer needed, or ask the person who runs your website.",
      VIDEO_NOT_FOUND: "This video does not exist, or is not public. Please check the address.",
      VIDEO_SERVICE_DOWN: "The video service does not answer. Nothing was saved. Please try again later.",
      VIDEO_UPLOAD_OFF: "Uploading videos is not set up",
      VIDEO_UPLOAD_REFUSED: "Failed to fetch the upload URL",
      VIDEO_UPLOAD_EMPTY: "Upload URL or ID missing",
      VIDEO_ENTRY_FAILED: "Failed to create media entry",
      CAPTIONS_WRONG: [["what",1,{"header":"The file does not begin with “WEBVTT”.","time":["Line ",["line"],": the timing cannot be read."],"order":["Line ",["line"],": the caption ends before it begins."],"other":"There is no caption in the file."}]," Nothing was saved."],
      ARTICLE_NOT_FOUND: "Could not find article with this URL",
      ARTICLES_DOWN: "The feed of articles does not answer. Nothing was added.",
      ARTICLES_OFF: "No feed of articles is set up",
    },
  },
}
