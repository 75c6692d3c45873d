// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly titleAt: { readonly company: string | number }
  readonly text: { readonly host: string | number }
  readonly load: null
  readonly always: null
  readonly outside: null
  readonly close: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Termin buchen",
      titleAt: ["Termin bei ",["company"]],
      text: ["Der Kalender kommt von ",["host"],". Wenn Sie ihn laden, erfährt dieser Anbieter Ihre IP-Adresse."],
      load: "Kalender laden",
      always: "Künftig gleich laden",
      outside: "Auf der Seite des Anbieters öffnen",
      close: "Schliessen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Prendre rendez-vous",
      titleAt: ["Rendez-vous chez ",["company"]],
      text: ["Le calendrier vient de ",["host"],". Si vous le chargez, ce prestataire apprend votre adresse IP."],
      load: "Charger le calendrier",
      always: "Le charger d’emblée à l’avenir",
      outside: "Ouvrir sur le site du prestataire",
      close: "Fermer",
    },
  },
  it: {
    language: 'it',
    messages: {
      title: "Prenotare un appuntamento",
      titleAt: ["Appuntamento da ",["company"]],
      text: ["Il calendario viene da ",["host"],". Se lo carica, questo fornitore apprende il suo indirizzo IP."],
      load: "Carica il calendario",
      always: "In futuro caricare subito",
      outside: "Apri sul sito del fornitore",
      close: "Chiudi",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      title: "Reservar in termin",
      titleAt: ["Termin tar ",["company"]],
      text: ["Il chalender vegn da ",["host"],". Sche Vus al chargiais, vegn quest purschider a savair Vossa adressa IP."],
      load: "Chargiar il chalender",
      always: "Chargiar directamain en l’avegnir",
      outside: "Avrir sin la pagina dal purschider",
      close: "Serrar",
    },
  },
  en: {
    language: 'en',
    messages: {
      title: "Book an appointment",
      titleAt: ["Appointment at ",["company"]],
      text: ["The calendar comes from ",["host"],". If you load it, this provider learns your IP address."],
      load: "Load the calendar",
      always: "Load it at once from now on",
      outside: "Open on the provider’s site",
      close: "Close",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      title: "Rezervoni një takim",
      titleAt: ["Takim te ",["company"]],
      text: ["Kalendari vjen nga ",["host"],". Nëse e ngarkoni, ky ofrues mëson adresën tuaj IP."],
      load: "Ngarko kalendarin",
      always: "Në të ardhmen ngarkoje menjëherë",
      outside: "Hape në faqen e ofruesit",
      close: "Mbyll",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      title: "Zakažite termin",
      titleAt: ["Termin kod ",["company"]],
      text: ["Kalendar dolazi od ",["host"],". Ako ga učitate, taj ponuđač saznaje vašu IP adresu."],
      load: "Učitaj kalendar",
      always: "Ubuduće učitaj odmah",
      outside: "Otvori na stranici ponuđača",
      close: "Zatvori",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      title: "Dogovorite termin",
      titleAt: ["Termin kod ",["company"]],
      text: ["Kalendar dolazi od ",["host"],". Ako ga učitate, taj ponuđač doznaje vašu IP adresu."],
      load: "Učitaj kalendar",
      always: "Ubuduće učitaj odmah",
      outside: "Otvori na stranici ponuđača",
      close: "Zatvori",
    },
  },
  es: {
    language: 'es',
    messages: {
      title: "Reservar una cita",
      titleAt: ["Cita en ",["company"]],
      text: ["El calendario viene de ",["host"],". Si lo carga, este proveedor conoce su dirección IP."],
      load: "Cargar el calendario",
      always: "Cargarlo directamente en el futuro",
      outside: "Abrir en la página del proveedor",
      close: "Cerrar",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      title: "Marcar uma consulta",
      titleAt: ["Consulta em ",["company"]],
      text: ["O calendário vem de ",["host"],". Se o carregar, este fornecedor fica a saber o seu endereço IP."],
      load: "Carregar o calendário",
      always: "Carregar logo no futuro",
      outside: "Abrir no site do fornecedor",
      close: "Fechar",
    },
  },
}
