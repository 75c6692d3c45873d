// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly chooseLocations: null
  readonly empty: null
  readonly more: null
  readonly less: null
  readonly unnamed: null
  readonly mean: { readonly count: number; readonly rating: string | number }
  readonly all: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      chooseLocations: "Bitte wählen Sie Standorte aus …",
      empty: "Zu diesen Standorten gibt es noch keine Bewertungen. Woher sie kommen, steht in den Einstellungen unter «Externe Quellen».",
      more: "mehr",
      less: "weniger",
      unnamed: "Ohne Namen",
      mean: [["rating"]," aus ",["count",2,{"one":[0," Bewertung"],"other":[0," Bewertungen"]}]," bei Google"],
      all: "Alle Bewertungen bei Google lesen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      chooseLocations: "Veuillez choisir des succursales…",
      empty: "Il n’y a pas encore d’avis sur ces succursales. Leur provenance figure dans les réglages, sous « Sources externes ».",
      more: "plus",
      less: "moins",
      unnamed: "Sans nom",
      mean: [["rating"]," sur ",["count",2,{"one":[0," avis"],"other":[0," avis"]}]," Google"],
      all: "Lire tous les avis sur Google",
    },
  },
  it: {
    language: 'it',
    messages: {
      chooseLocations: "Scegliete le filiali…",
      empty: "Non ci sono ancora recensioni per queste filiali.",
      more: "di più",
      less: "di meno",
      unnamed: "Senza nome",
      mean: [["rating"]," da ",["count",2,{"one":[0," recensione"],"other":[0," recensioni"]}]," su Google"],
      all: "Leggere tutte le recensioni su Google",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      chooseLocations: "Tscherni per plaschair las filialas …",
      empty: "I n’ha anc naginas valitaziuns per questas filialas.",
      more: "dapli",
      less: "damain",
      unnamed: "Senza num",
      mean: [["rating"]," or da ",["count",2,{"one":[0," valitaziun"],"other":[0," valitaziuns"]}]," tar Google"],
      all: "Leger tut las valitaziuns tar Google",
    },
  },
  en: {
    language: 'en',
    messages: {
      chooseLocations: "Please choose locations …",
      empty: "There are no reviews of these locations yet. The settings say where they come from, under “Outside sources”.",
      more: "more",
      less: "less",
      unnamed: "No name",
      mean: [["rating"]," from ",["count",2,{"one":[0," review"],"other":[0," reviews"]}]," on Google"],
      all: "Read all reviews on Google",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      chooseLocations: "Ju lutemi zgjidhni filialet …",
      empty: "Ende nuk ka vlerësime për këto filiale.",
      more: "më shumë",
      less: "më pak",
      unnamed: "Pa emër",
      mean: [["rating"]," nga ",["count",2,{"one":[0," vlerësim"],"other":[0," vlerësime"]}]," në Google"],
      all: "Lexoni të gjitha vlerësimet në Google",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      chooseLocations: "Izaberite poslovnice …",
      empty: "Za ove poslovnice još nema recenzija.",
      more: "više",
      less: "manje",
      unnamed: "Bez imena",
      mean: [["rating"]," iz ",["count",2,{"one":[0," recenzije"],"few":[0," recenzije"],"other":[0," recenzija"]}]," na Guglu"],
      all: "Pročitajte sve recenzije na Guglu",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      chooseLocations: "Odaberite poslovnice …",
      empty: "Za ove poslovnice još nema recenzija.",
      more: "više",
      less: "manje",
      unnamed: "Bez imena",
      mean: [["rating"]," iz ",["count",2,{"one":[0," recenzije"],"few":[0," recenzije"],"other":[0," recenzija"]}]," na Googleu"],
      all: "Pročitajte sve recenzije na Googleu",
    },
  },
  es: {
    language: 'es',
    messages: {
      chooseLocations: "Elija las sucursales…",
      empty: "Todavía no hay reseñas de estas sucursales.",
      more: "más",
      less: "menos",
      unnamed: "Sin nombre",
      mean: [["rating"]," de ",["count",2,{"one":[0," reseña"],"other":[0," reseñas"]}]," en Google"],
      all: "Leer todas las reseñas en Google",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      chooseLocations: "Escolha as filiais…",
      empty: "Ainda não há avaliações destas filiais.",
      more: "mais",
      less: "menos",
      unnamed: "Sem nome",
      mean: [["rating"]," de ",["count",2,{"one":[0," avaliação"],"other":[0," avaliações"]}]," no Google"],
      all: "Ler todas as avaliações no Google",
    },
  },
}
