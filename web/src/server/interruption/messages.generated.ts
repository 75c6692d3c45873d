// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly text: null
  readonly contact: null
  readonly again: null
  readonly phone: null
  readonly email: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Einen Moment bitte",
      text: "Diese Seite lässt sich gerade nicht öffnen. Sie versucht es von selbst wieder, Sie müssen nichts tun.",
      contact: "So erreichen Sie uns",
      again: "Jetzt versuchen",
      phone: "Telefon",
      email: "E-Mail",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Un instant, s’il vous plaît",
      text: "Cette page ne peut pas être ouverte pour le moment. Elle réessaie d’elle-même, vous n’avez rien à faire.",
      contact: "Pour nous joindre",
      again: "Réessayer maintenant",
      phone: "Téléphone",
      email: "E-mail",
    },
  },
  it: {
    language: 'it',
    messages: {
      title: "Un momento, per favore",
      text: "Al momento questa pagina non si apre. Riprova da sola, non dovete fare nulla.",
      contact: "Come raggiungerci",
      again: "Riprovare ora",
      phone: "Telefono",
      email: "E-mail",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      title: "In mument, per plaschair",
      text: "Questa pagina na po betg vegnir averta il mument. Ella emprova danovamain da sasez, Vus na stuais far nagut.",
      contact: "Uschia ans cuntanschais Vus",
      again: "Empruvar ussa",
      phone: "Telefon",
      email: "E-mail",
    },
  },
  en: {
    language: 'en',
    messages: {
      title: "One moment, please",
      text: "This page cannot be opened right now. It tries again by itself; there is nothing you need to do.",
      contact: "How to reach us",
      again: "Try now",
      phone: "Phone",
      email: "E-mail",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      title: "Një moment, ju lutemi",
      text: "Kjo faqe nuk mund të hapet për momentin. Ajo provon përsëri vetë, nuk keni nevojë të bëni asgjë.",
      contact: "Si të na kontaktoni",
      again: "Provo tani",
      phone: "Telefoni",
      email: "E-mail",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      title: "Samo trenutak, molimo",
      text: "Ova stranica trenutno ne može da se otvori. Pokušava ponovo sama, ne morate ništa da radite.",
      contact: "Kako da nas kontaktirate",
      again: "Pokušajte sada",
      phone: "Telefon",
      email: "E-pošta",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      title: "Samo trenutak, molimo",
      text: "Ova se stranica trenutačno ne može otvoriti. Pokušava ponovno sama, ne morate ništa učiniti.",
      contact: "Kako do nas",
      again: "Pokušajte sada",
      phone: "Telefon",
      email: "E-pošta",
    },
  },
  es: {
    language: 'es',
    messages: {
      title: "Un momento, por favor",
      text: "Esta página no se puede abrir en este momento. Lo vuelve a intentar sola; no tiene que hacer nada.",
      contact: "Cómo contactarnos",
      again: "Intentar ahora",
      phone: "Teléfono",
      email: "Correo electrónico",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      title: "Um momento, por favor",
      text: "De momento não é possível abrir esta página. Ela tenta de novo sozinha; não precisa de fazer nada.",
      contact: "Como nos contactar",
      again: "Tentar agora",
      phone: "Telefone",
      email: "E-mail",
    },
  },
}
