// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly 'image.choose': null
  readonly 'image.replace': null
  readonly 'document.choose': null
  readonly 'document.replace': null
  readonly 'video.choose': null
  readonly 'video.replace': null
  readonly 'video.address': null
  readonly 'video.add': null
  readonly 'video.loading': null
  readonly 'video.added': null
  readonly 'video.invalid': null
  readonly remove: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      'image.choose': "Bild wählen",
      'image.replace': "Ersetzen",
      'document.choose': "Datei wählen",
      'document.replace': "Ersetzen",
      'video.choose': "Video aus der Mediathek",
      'video.replace': "Ersetzen",
      'video.address': "Adresse bei YouTube oder Mux",
      'video.add': "Übernehmen",
      'video.loading': "Wird geholt …",
      'video.added': "Video übernommen",
      'video.invalid': "Bitte geben Sie eine gültige YouTube-URL ein, oder die Adresse eines Videos bei Mux.",
      remove: "Entfernen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      'image.choose': "Choisir une image",
      'image.replace': "Remplacer",
      'document.choose': "Choisir un fichier",
      'document.replace': "Remplacer",
      'video.choose': "Vidéo de la médiathèque",
      'video.replace': "Remplacer",
      'video.address': "Adresse chez YouTube ou Mux",
      'video.add': "Reprendre",
      'video.loading': "Chargement …",
      'video.added': "Vidéo reprise",
      'video.invalid': "Veuillez saisir une URL YouTube valable, ou l’adresse d’une vidéo chez Mux.",
      remove: "Retirer",
    },
  },
  en: {
    language: 'en',
    messages: {
      'image.choose': "Choose a picture",
      'image.replace': "Replace",
      'document.choose': "Choose a file",
      'document.replace': "Replace",
      'video.choose': "Video from the library",
      'video.replace': "Replace",
      'video.address': "Address at YouTube or Mux",
      'video.add': "Take it",
      'video.loading': "Fetching …",
      'video.added': "Video added",
      'video.invalid': "Please enter a valid YouTube URL, or the address of a video at Mux.",
      remove: "Remove",
    },
  },
}
