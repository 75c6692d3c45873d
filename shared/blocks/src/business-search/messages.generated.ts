// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly search: null
  readonly submit: null
  readonly programs: null
  readonly letters: null
  readonly all: null
  readonly found: { readonly total: number }
  readonly noResults: null
  readonly previous: null
  readonly next: null
  readonly unavailable: null
  readonly gesundheitsoptik: null
  readonly frequentlens: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      search: "Name, Ort oder PLZ",
      submit: "Suchen",
      programs: "Programme",
      letters: "Nach Buchstaben",
      all: "Alle",
      found: [["total",2,{"one":[0," Betrieb"],"other":[0," Betriebe"]}]],
      noResults: "Kein Betrieb gefunden. Versuchen Sie einen Ort oder einen Teil des Namens.",
      previous: "Vorherige",
      next: "Weitere Betriebe",
      unavailable: "Das Verzeichnis antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      search: "Nom, lieu ou NPA",
      submit: "Chercher",
      programs: "Programmes",
      letters: "Par lettre",
      all: "Tous",
      found: [["total",2,{"one":[0," établissement"],"other":[0," établissements"]}]],
      noResults: "Aucun établissement trouvé. Essayez un lieu ou une partie du nom.",
      previous: "Précédents",
      next: "Autres établissements",
      unavailable: "Le répertoire ne répond pas pour le moment. Veuillez réessayer dans un instant.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  it: {
    language: 'it',
    messages: {
      search: "Nome, luogo o NPA",
      submit: "Cerca",
      programs: "Programmi",
      letters: "Per lettera",
      all: "Tutti",
      found: [["total",2,{"one":[0," negozio"],"other":[0," negozi"]}]],
      noResults: "Nessun negozio trovato. Provi con un luogo o una parte del nome.",
      previous: "Precedenti",
      next: "Altri negozi",
      unavailable: "L’elenco al momento non risponde. Riprovi tra un attimo.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      search: "Num, lieu u NPA",
      submit: "Tschertgar",
      programs: "Programs",
      letters: "Tenor letras",
      all: "Tuts",
      found: [["total",2,{"one":[0," interpresa"],"other":[0," interpresas"]}]],
      noResults: "Chattà nagina interpresa. Empruvai cun in lieu u ina part dal num.",
      previous: "Precedentas",
      next: "Ulteriuras interpresas",
      unavailable: "Il register na respunda actualmain betg. Empruvai anc ina giada en in mument.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  en: {
    language: 'en',
    messages: {
      search: "Name, city or postcode",
      submit: "Search",
      programs: "Programmes",
      letters: "By letter",
      all: "All",
      found: [["total",2,{"one":[0," business"],"other":[0," businesses"]}]],
      noResults: "No business found. Try a city or a part of the name.",
      previous: "Previous",
      next: "More businesses",
      unavailable: "The directory does not answer at the moment. Please try again shortly.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      search: "Emri, vendi ose kodi postar",
      submit: "Kërko",
      programs: "Programet",
      letters: "Sipas shkronjave",
      all: "Të gjitha",
      found: [["total",2,{"one":[0," biznes"],"other":[0," biznese"]}]],
      noResults: "Nuk u gjet asnjë biznes. Provoni një vend ose një pjesë të emrit.",
      previous: "Të mëparshmet",
      next: "Biznese të tjera",
      unavailable: "Lista nuk po përgjigjet për momentin. Ju lutemi provoni përsëri pas pak.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      search: "Ime, mesto ili poštanski broj",
      submit: "Traži",
      programs: "Programi",
      letters: "Po slovima",
      all: "Sve",
      found: [["total",2,{"one":[0," radnja"],"few":[0," radnje"],"other":[0," radnji"]}]],
      noResults: "Nijedna radnja nije pronađena. Pokušajte s mestom ili delom imena.",
      previous: "Prethodne",
      next: "Još radnji",
      unavailable: "Imenik trenutno ne odgovara. Pokušajte ponovo za koji trenutak.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      search: "Ime, mjesto ili poštanski broj",
      submit: "Traži",
      programs: "Programi",
      letters: "Po slovima",
      all: "Sve",
      found: [["total",2,{"one":[0," trgovina"],"few":[0," trgovine"],"other":[0," trgovina"]}]],
      noResults: "Nijedna trgovina nije pronađena. Pokušajte s mjestom ili dijelom imena.",
      previous: "Prethodne",
      next: "Još trgovina",
      unavailable: "Imenik trenutno ne odgovara. Pokušajte ponovno za koji trenutak.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  es: {
    language: 'es',
    messages: {
      search: "Nombre, lugar o código postal",
      submit: "Buscar",
      programs: "Programas",
      letters: "Por letra",
      all: "Todos",
      found: [["total",2,{"one":[0," establecimiento"],"other":[0," establecimientos"]}]],
      noResults: "No se ha encontrado ningún establecimiento. Pruebe con un lugar o una parte del nombre.",
      previous: "Anteriores",
      next: "Más establecimientos",
      unavailable: "El directorio no responde en este momento. Vuelva a intentarlo enseguida.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      search: "Nome, localidade ou código postal",
      submit: "Pesquisar",
      programs: "Programas",
      letters: "Por letra",
      all: "Todos",
      found: [["total",2,{"one":[0," estabelecimento"],"other":[0," estabelecimentos"]}]],
      noResults: "Nenhum estabelecimento encontrado. Tente uma localidade ou uma parte do nome.",
      previous: "Anteriores",
      next: "Mais estabelecimentos",
      unavailable: "O diretório não responde de momento. Tente de novo daqui a pouco.",
      gesundheitsoptik: "Gesundheitsoptik",
      frequentlens: "Frequentlens",
    },
  },
}
