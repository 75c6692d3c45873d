// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly until: { readonly days: string | number }
  readonly since: { readonly days: string | number }
  readonly hidden: null
  readonly never: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      until: ["Bis ",["days"]],
      since: ["Ab ",["days"]],
      hidden: "Dieser Hinweis ist heute nicht zu sehen. Er erscheint im Zeitraum, den seine Optionen nennen.",
      never: "Der letzte Tag liegt vor dem ersten. So erscheint dieser Hinweis nie.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      until: ["Jusqu’au ",["days"]],
      since: ["Dès le ",["days"]],
      hidden: "Cet avis n’est pas visible aujourd’hui. Il apparaît pendant la période indiquée dans ses options.",
      never: "Le dernier jour précède le premier. Ainsi, cet avis n’apparaît jamais.",
    },
  },
  it: {
    language: 'it',
    messages: {
      until: ["Fino al ",["days"]],
      since: ["Dal ",["days"]],
      hidden: "Questo avviso oggi non è visibile. Appare nel periodo indicato nelle sue opzioni.",
      never: "L’ultimo giorno precede il primo. Così questo avviso non appare mai.",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      until: ["Fin ils ",["days"]],
      since: ["A partir dals ",["days"]],
      hidden: "Quest avis n’è oz betg visibel. El cumpara en la perioda inditgada en sias opziuns.",
      never: "L’ultim di è avant l’emprim. Uschia na cumpara quest avis mai.",
    },
  },
  en: {
    language: 'en',
    messages: {
      until: ["Until ",["days"]],
      since: ["From ",["days"]],
      hidden: "This notice is not seen today. It appears in the period that its options name.",
      never: "The last day lies before the first. So this notice never appears.",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      until: ["Deri më ",["days"]],
      since: ["Nga ",["days"]],
      hidden: "Ky njoftim sot nuk shihet. Ai shfaqet në periudhën që tregojnë opsionet e tij.",
      never: "Dita e fundit është para së parës. Kështu ky njoftim nuk shfaqet kurrë.",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      until: ["Do ",["days"]],
      since: ["Od ",["days"]],
      hidden: "Ovo obaveštenje danas se ne vidi. Pojavljuje se u periodu navedenom u njegovim opcijama.",
      never: "Poslednji dan je pre prvog. Tako se ovo obaveštenje nikada ne pojavljuje.",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      until: ["Do ",["days"]],
      since: ["Od ",["days"]],
      hidden: "Ova se obavijest danas ne vidi. Pojavljuje se u razdoblju navedenom u njezinim opcijama.",
      never: "Posljednji dan je prije prvoga. Tako se ova obavijest nikada ne pojavljuje.",
    },
  },
  es: {
    language: 'es',
    messages: {
      until: ["Hasta el ",["days"]],
      since: ["Desde el ",["days"]],
      hidden: "Este aviso no se ve hoy. Aparece en el periodo que indican sus opciones.",
      never: "El último día es anterior al primero. Así este aviso no aparece nunca.",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      until: ["Até ",["days"]],
      since: ["A partir de ",["days"]],
      hidden: "Este aviso não se vê hoje. Aparece no período indicado nas suas opções.",
      never: "O último dia é anterior ao primeiro. Assim este aviso nunca aparece.",
    },
  },
}
