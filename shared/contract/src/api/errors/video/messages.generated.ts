// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly VIDEO_NOT_FOUND: null
  readonly VIDEO_SERVICE_DOWN: null
  readonly VIDEO_UPLOAD_OFF: null
  readonly VIDEO_UPLOAD_REFUSED: null
  readonly VIDEO_UPLOAD_EMPTY: null
  readonly VIDEO_ENTRY_FAILED: null
  readonly CAPTIONS_WRONG: { readonly line: string | number; readonly what: string }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      VIDEO_NOT_FOUND: "Dieses Video gibt es nicht, oder es ist nicht öffentlich. Bitte prüfen Sie die Adresse.",
      VIDEO_SERVICE_DOWN: "Der Videodienst antwortet nicht. Es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.",
      VIDEO_UPLOAD_OFF: "Für diese Website ist kein Hochladen von Videos eingerichtet. Nehmen Sie ein Video von YouTube, oder fragen Sie die Person, die Ihre Website betreibt.",
      VIDEO_UPLOAD_REFUSED: "Der Videodienst nimmt gerade nichts an. Es wurde nichts hochgeladen. Bitte versuchen Sie es später noch einmal.",
      VIDEO_UPLOAD_EMPTY: "Der Videodienst hat nicht gesagt, wohin das Video soll. Es wurde nichts hochgeladen. Bitte versuchen Sie es später noch einmal.",
      VIDEO_ENTRY_FAILED: "Das Video ist hochgeladen, aber noch nicht in der Mediathek. Bitte versuchen Sie es noch einmal; es wird nicht neu hochgeladen.",
      CAPTIONS_WRONG: [["what",1,{"header":"Das ist keine Untertitel-Datei mit der Endung .vtt. Bitte speichern Sie die Untertitel in Ihrem Programm als .vtt (dort auch «WebVTT» genannt).","time":["Zeile ",["line"],": Die Zeitangabe lässt sich nicht lesen. Richtig ist zum Beispiel 00:01.000 --> 00:04.000."],"order":["Zeile ",["line"],": Der Untertitel endet, bevor er beginnt."],"other":"In der Datei steht kein Untertitel."}]," Es wurde nichts gespeichert."],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      VIDEO_NOT_FOUND: "Cette vidéo n’existe pas ou n’est pas publique. Veuillez vérifier l’adresse.",
      VIDEO_SERVICE_DOWN: "Le service vidéo ne répond pas. Rien n’a été enregistré. Veuillez réessayer plus tard.",
      VIDEO_UPLOAD_OFF: "Le téléversement de vidéos n’est pas configuré pour ce site. Choisissez une vidéo de YouTube ou adressez-vous à la personne qui exploite votre site.",
      VIDEO_UPLOAD_REFUSED: "Le service vidéo n’accepte rien pour le moment. Rien n’a été envoyé. Veuillez réessayer plus tard.",
      VIDEO_UPLOAD_EMPTY: "Le service vidéo n’a pas indiqué où envoyer la vidéo. Rien n’a été envoyé. Veuillez réessayer plus tard.",
      VIDEO_ENTRY_FAILED: "La vidéo est envoyée, mais pas encore dans la médiathèque. Veuillez réessayer ; elle ne sera pas renvoyée.",
      CAPTIONS_WRONG: [["what",1,{"header":"Ce n’est pas un fichier de sous-titres .vtt. Veuillez enregistrer les sous-titres en .vtt (aussi appelé « WebVTT ») dans votre programme.","time":["Ligne ",["line"]," : l’indication de temps est illisible. Exemple correct : 00:01.000 --> 00:04.000."],"order":["Ligne ",["line"]," : le sous-titre se termine avant de commencer."],"other":"Le fichier ne contient aucun sous-titre."}]," Rien n’a été enregistré."],
    },
  },
  en: {
    language: 'en',
    messages: {
      VIDEO_NOT_FOUND: "This video does not exist, or is not public. Please check the address.",
      VIDEO_SERVICE_DOWN: "The video service does not answer. Nothing was saved. Please try again later.",
      VIDEO_UPLOAD_OFF: "Uploading videos is not set up",
      VIDEO_UPLOAD_REFUSED: "Failed to fetch the upload URL",
      VIDEO_UPLOAD_EMPTY: "Upload URL or ID missing",
      VIDEO_ENTRY_FAILED: "Failed to create media entry",
      CAPTIONS_WRONG: [["what",1,{"header":"The file does not begin with “WEBVTT”.","time":["Line ",["line"],": the timing cannot be read."],"order":["Line ",["line"],": the caption ends before it begins."],"other":"There is no caption in the file."}]," Nothing was saved."],
    },
  },
}
