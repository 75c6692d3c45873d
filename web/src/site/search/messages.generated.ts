// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/shared/kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly search: null
  readonly label: null
  readonly submit: null
  readonly hint: null
  readonly found: { readonly total: number; readonly words: string | number }
  readonly nothing: { readonly words: string | number }
  readonly nothingHint: null
  readonly page: null
  readonly steps: null
  readonly previous: null
  readonly next: null
  readonly unavailable: null
  readonly job: null
  readonly item: null
  readonly business: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      search: "Suche",
      label: "Was suchen Sie?",
      submit: "Suchen",
      hint: "Mindestens drei Zeichen.",
      found: [["total",2,{"=200":"200 Treffer und mehr","one":[0," Treffer"],"other":[0," Treffer"]}]," für «",["words"],"»"],
      nothing: ["Nichts gefunden für «",["words"],"»"],
      nothingHint: "Versuchen Sie ein anderes oder ein kürzeres Wort.",
      page: "Seite",
      steps: "Weitere Treffer",
      previous: "Vorherige Treffer",
      next: "Weitere Treffer",
      unavailable: "Die Suche antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.",
      job: "Stelle",
      item: "Inserat",
      business: "Betrieb",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      search: "Recherche",
      label: "Que cherchez-vous ?",
      submit: "Chercher",
      hint: "Trois caractères au minimum.",
      found: [["total",2,{"=200":"200 résultats et plus","one":[0," résultat"],"other":[0," résultats"]}]," pour « ",["words"]," »"],
      nothing: ["Aucun résultat pour « ",["words"]," »"],
      nothingHint: "Essayez un autre mot ou un mot plus court.",
      page: "Page",
      steps: "Autres résultats",
      previous: "Résultats précédents",
      next: "Résultats suivants",
      unavailable: "La recherche ne répond pas pour le moment. Veuillez réessayer dans un instant.",
      job: "Poste",
      item: "Annonce",
      business: "Établissement",
    },
  },
  it: {
    language: 'it',
    messages: {
      search: "Ricerca",
      label: "Che cosa cerca?",
      submit: "Cerca",
      hint: "Almeno tre caratteri.",
      found: [["total",2,{"=200":"200 risultati e oltre","one":[0," risultato"],"other":[0," risultati"]}]," per «",["words"],"»"],
      nothing: ["Nessun risultato per «",["words"],"»"],
      nothingHint: "Provi con un’altra parola o con una più corta.",
      page: "Pagina",
      steps: "Altri risultati",
      previous: "Risultati precedenti",
      next: "Risultati successivi",
      unavailable: "La ricerca al momento non risponde. Riprovi tra un attimo.",
      job: "Posto",
      item: "Annuncio",
      business: "Azienda",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      search: "Tschertga",
      label: "Tge tschertgais Vus?",
      submit: "Tschertgar",
      hint: "Almain trais segns.",
      found: [["total",2,{"=200":"200 resultats e dapli","one":[0," resultat"],"other":[0," resultats"]}]," per «",["words"],"»"],
      nothing: ["Chattà nagut per «",["words"],"»"],
      nothingHint: "Empruvai cun in auter pled u in pli curt.",
      page: "Pagina",
      steps: "Ulteriurs resultats",
      previous: "Resultats precedents",
      next: "Ulteriurs resultats",
      unavailable: "La tschertga na respunda actualmain betg. Empruvai anc ina giada en in mument.",
      job: "Plazza",
      item: "Annunzia",
      business: "Manaschi",
    },
  },
  en: {
    language: 'en',
    messages: {
      search: "Search",
      label: "What are you looking for?",
      submit: "Search",
      hint: "At least three characters.",
      found: [["total",2,{"=200":"200 results and more","one":[0," result"],"other":[0," results"]}]," for “",["words"],"”"],
      nothing: ["Nothing found for “",["words"],"”"],
      nothingHint: "Try another word, or a shorter one.",
      page: "Page",
      steps: "More results",
      previous: "Previous results",
      next: "More results",
      unavailable: "The search does not answer at the moment. Please try again shortly.",
      job: "Job",
      item: "Advert",
      business: "Business",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      search: "Kërkim",
      label: "Çfarë po kërkoni?",
      submit: "Kërko",
      hint: "Të paktën tre shenja.",
      found: [["total",2,{"=200":"200 rezultate e më shumë","one":[0," rezultat"],"other":[0," rezultate"]}]," për «",["words"],"»"],
      nothing: ["Nuk u gjet asgjë për «",["words"],"»"],
      nothingHint: "Provoni një fjalë tjetër ose më të shkurtër.",
      page: "Faqe",
      steps: "Rezultate të tjera",
      previous: "Rezultatet e mëparshme",
      next: "Rezultatet e tjera",
      unavailable: "Kërkimi nuk po përgjigjet për momentin. Ju lutemi provoni përsëri pas pak.",
      job: "Vend pune",
      item: "Njoftim",
      business: "Biznes",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      search: "Pretraga",
      label: "Šta tražite?",
      submit: "Traži",
      hint: "Najmanje tri znaka.",
      found: [["total",2,{"=200":"200 rezultata i više","one":[0," rezultat"],"few":[0," rezultata"],"other":[0," rezultata"]}]," za „",["words"],"“"],
      nothing: ["Ništa nije pronađeno za „",["words"],"“"],
      nothingHint: "Pokušajte s drugom ili kraćom rečju.",
      page: "Stranica",
      steps: "Dalji rezultati",
      previous: "Prethodni rezultati",
      next: "Dalji rezultati",
      unavailable: "Pretraga trenutno ne odgovara. Pokušajte ponovo za koji trenutak.",
      job: "Radno mesto",
      item: "Oglas",
      business: "Firma",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      search: "Pretraga",
      label: "Što tražite?",
      submit: "Traži",
      hint: "Najmanje tri znaka.",
      found: [["total",2,{"=200":"200 rezultata i više","one":[0," rezultat"],"few":[0," rezultata"],"other":[0," rezultata"]}]," za „",["words"],"“"],
      nothing: ["Ništa nije pronađeno za „",["words"],"“"],
      nothingHint: "Pokušajte s drugom ili kraćom riječi.",
      page: "Stranica",
      steps: "Daljnji rezultati",
      previous: "Prethodni rezultati",
      next: "Daljnji rezultati",
      unavailable: "Pretraga trenutno ne odgovara. Pokušajte ponovno za koji trenutak.",
      job: "Radno mjesto",
      item: "Oglas",
      business: "Tvrtka",
    },
  },
  es: {
    language: 'es',
    messages: {
      search: "Búsqueda",
      label: "¿Qué busca?",
      submit: "Buscar",
      hint: "Tres caracteres como mínimo.",
      found: [["total",2,{"=200":"200 resultados y más","one":[0," resultado"],"other":[0," resultados"]}]," para «",["words"],"»"],
      nothing: ["No se ha encontrado nada para «",["words"],"»"],
      nothingHint: "Pruebe con otra palabra o con una más corta.",
      page: "Página",
      steps: "Más resultados",
      previous: "Resultados anteriores",
      next: "Resultados siguientes",
      unavailable: "La búsqueda no responde en este momento. Vuelva a intentarlo enseguida.",
      job: "Puesto",
      item: "Anuncio",
      business: "Negocio",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      search: "Pesquisa",
      label: "O que procura?",
      submit: "Pesquisar",
      hint: "No mínimo três caracteres.",
      found: [["total",2,{"=200":"200 resultados e mais","one":[0," resultado"],"other":[0," resultados"]}]," para «",["words"],"»"],
      nothing: ["Nada encontrado para «",["words"],"»"],
      nothingHint: "Tente outra palavra ou uma mais curta.",
      page: "Página",
      steps: "Mais resultados",
      previous: "Resultados anteriores",
      next: "Resultados seguintes",
      unavailable: "A pesquisa não responde de momento. Tente de novo daqui a pouco.",
      job: "Vaga",
      item: "Anúncio",
      business: "Empresa",
    },
  },
}
