// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly closed: null
  readonly time: { readonly day: string | number; readonly number: string | number }
  readonly add: null
  readonly addTo: { readonly day: string | number }
  readonly close: null
  readonly closeDay: { readonly day: string | number }
  readonly copy: null
  readonly copyDay: { readonly day: string | number }
  readonly copyTo: { readonly day: string | number }
  readonly workdays: null
  readonly take: null
  readonly cancel: null
  readonly copied: { readonly days: string | number; readonly hours: string | number }
  readonly dayIs: { readonly day: string | number; readonly hours: string | number }
  readonly nextDay: { readonly time: string | number }
  readonly hint: null
  readonly noTime: { readonly part: string | number }
  readonly noEnd: { readonly part: string | number }
  readonly noSuchTime: { readonly part: string | number }
  readonly endsFirst: { readonly part: string | number }
  readonly unclear: { readonly part: string | number }
  readonly endsSameDay: { readonly part: string | number }
  readonly overlaps: { readonly part: string | number }
  readonly wrong: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      closed: "geschlossen",
      time: [["day"],", Zeit ",["number"]],
      add: "Zeit",
      addTo: [["day"],": Zeit hinzufügen"],
      close: "Geschlossen",
      closeDay: [["day"]," geschlossen"],
      copy: "Auf andere Tage kopieren",
      copyDay: [["day"]," auf andere Tage kopieren"],
      copyTo: [["day"]," übernehmen für"],
      workdays: "Montag bis Freitag",
      take: "Übernehmen",
      cancel: "Abbrechen",
      copied: [["hours"]," gilt jetzt auch am ",["days"]],
      dayIs: [["day"],": ",["hours"]],
      nextDay: ["Schliesst am nächsten Tag um ",["time"],"."],
      hint: "Schreiben Sie, wie Sie wollen: 9–12, 13.30–18.30 oder 9h–17h. Leer heisst geschlossen.",
      noTime: ["«",["part"],"» ist keine Uhrzeit. So geht es: 9–12, 13.30–18.30 oder geschlossen"],
      noEnd: ["Zu «",["part"],"» fehlt, wann geschlossen wird. So geht es: 9–12"],
      noSuchTime: ["Die Uhrzeit «",["part"],"» gibt es nicht. So geht es: 9–12, 13.30–18.30"],
      endsFirst: ["«",["part"],"» endet, bevor es beginnt. So geht es: 9–18"],
      unclear: ["«",["part"],"» kann zweierlei heissen. So geht es: 9–17, oder bis in die Nacht: 9–5 (+1)"],
      endsSameDay: ["«",["part"],"» endet am selben Tag. Bitte lassen Sie (+1) weg."],
      overlaps: ["«",["part"],"» überschneidet sich mit einer anderen Zeit dieses Tages. Bitte ändern Sie eine davon."],
      wrong: "Eine der Zeiten ist nicht zu verstehen. Bitte ändern Sie sie, oder leeren Sie das Feld.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      closed: "fermé",
      time: [["day"],", horaire ",["number"]],
      add: "Horaire",
      addTo: [["day"]," : ajouter un horaire"],
      close: "Fermé",
      closeDay: [["day"]," fermé"],
      copy: "Copier sur d’autres jours",
      copyDay: [["day"]," : copier sur d’autres jours"],
      copyTo: ["Reprendre ",["day"]," pour"],
      workdays: "Lundi à vendredi",
      take: "Reprendre",
      cancel: "Annuler",
      copied: [["hours"]," vaut maintenant aussi : ",["days"]],
      dayIs: [["day"]," : ",["hours"]],
      nextDay: ["Ferme le lendemain à ",["time"],"."],
      hint: "Écrivez comme vous voulez : 9–12, 13.30–18.30 ou 9h–17h. Vide signifie fermé.",
      noTime: ["« ",["part"]," » n’est pas une heure. Exemple : 9–12, 13.30–18.30"],
      noEnd: ["Après « ",["part"]," », il manque l’heure de fermeture. Exemple : 9–12"],
      noSuchTime: ["L’heure « ",["part"]," » n’existe pas. Exemple : 9–12, 13.30–18.30"],
      endsFirst: ["« ",["part"]," » se termine avant de commencer. Exemple : 9–18"],
      unclear: ["« ",["part"]," » peut se comprendre de deux façons. Exemple : 9–17, ou jusque dans la nuit : 9–5 (+1)"],
      endsSameDay: ["« ",["part"]," » se termine le même jour. Veuillez supprimer (+1)."],
      overlaps: ["« ",["part"]," » chevauche un autre horaire de ce jour. Veuillez modifier l’un des deux."],
      wrong: "Un des horaires n’est pas compréhensible. Veuillez le modifier ou vider le champ.",
    },
  },
  en: {
    language: 'en',
    messages: {
      closed: "closed",
      time: [["day"],", hours ",["number"]],
      add: "Hours",
      addTo: [["day"],": add hours"],
      close: "Closed",
      closeDay: [["day"]," closed"],
      copy: "Copy to other days",
      copyDay: [["day"],": copy to other days"],
      copyTo: ["Take ",["day"]," for"],
      workdays: "Monday to Friday",
      take: "Take over",
      cancel: "Cancel",
      copied: [["hours"]," now holds for ",["days"]," as well"],
      dayIs: [["day"],": ",["hours"]],
      nextDay: ["Closes on the next day at ",["time"],"."],
      hint: "Write as you like: 9–12, 13.30–18.30 or 9h–17h. Empty means closed.",
      noTime: ["“",["part"],"” is no time. Like this: 9–12, 13.30–18.30 or closed"],
      noEnd: ["“",["part"],"” lacks the time of closing. Like this: 9–12"],
      noSuchTime: ["There is no time “",["part"],"”. Like this: 9–12, 13.30–18.30"],
      endsFirst: ["“",["part"],"” ends before it begins. Like this: 9–18"],
      unclear: ["“",["part"],"” may mean two things. Like this: 9–17, or into the night: 9–5 (+1)"],
      endsSameDay: ["“",["part"],"” ends on the same day. Please leave out (+1)."],
      overlaps: ["“",["part"],"” overlaps other hours of this day. Please change one of them."],
      wrong: "One of the times cannot be understood. Please change it, or empty the field.",
    },
  },
}
