// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly mailSubject: { readonly name: string | number }
  readonly mailBody: null
  readonly noticeSubject: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      mailSubject: ["Ihre Anfrage bei ",["name"]],
      mailBody: "Danke für Ihre Anfrage. Sie ist bei uns angekommen, und wir melden uns bei Ihnen.",
      noticeSubject: "Neue Anfrage über die Website",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      mailSubject: ["Votre demande à ",["name"]],
      mailBody: "Merci de votre demande. Elle nous est bien parvenue et nous vous répondrons.",
      noticeSubject: "Nouvelle demande par le site",
    },
  },
  it: {
    language: 'it',
    messages: {
      mailSubject: ["La sua richiesta a ",["name"]],
      mailBody: "Grazie per la sua richiesta. Ci è arrivata e la contatteremo.",
      noticeSubject: "Nuova richiesta dal sito",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      mailSubject: ["Vossa dumonda a ",["name"]],
      mailBody: "Grazia per Vossa dumonda. Ella è arrivada tar nus, e nus As contactain.",
      noticeSubject: "Nova dumonda sur la pagina d’internet",
    },
  },
  en: {
    language: 'en',
    messages: {
      mailSubject: ["Your request to ",["name"]],
      mailBody: "Thank you for your request. It has reached us, and we will get back to you.",
      noticeSubject: "New request from the website",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      mailSubject: ["Kërkesa juaj te ",["name"]],
      mailBody: "Faleminderit për kërkesën tuaj. Ajo ka mbërritur te ne dhe do t’ju kontaktojmë.",
      noticeSubject: "Kërkesë e re nga faqja",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      mailSubject: ["Vaš zahtev za ",["name"]],
      mailBody: "Hvala na zahtevu. Stigao je do nas i javićemo vam se.",
      noticeSubject: "Novi zahtev sa sajta",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      mailSubject: ["Vaš upit za ",["name"]],
      mailBody: "Hvala na upitu. Stigao je do nas i javit ćemo vam se.",
      noticeSubject: "Novi upit s web-stranice",
    },
  },
  es: {
    language: 'es',
    messages: {
      mailSubject: ["Su solicitud a ",["name"]],
      mailBody: "Gracias por su solicitud. La hemos recibido y nos pondremos en contacto con usted.",
      noticeSubject: "Nueva solicitud desde el sitio web",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      mailSubject: ["O seu pedido a ",["name"]],
      mailBody: "Obrigado pelo seu pedido. Recebemo-lo e entraremos em contacto.",
      noticeSubject: "Novo pedido pelo site",
    },
  },
}
