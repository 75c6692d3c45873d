// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly mailSubject: { readonly name: string | number }
  readonly mailGreeting: { readonly name: string | number }
  readonly mailBody: null
  readonly mailSignature: { readonly name: string | number }
  readonly noticeSubject: null
  readonly mailGreetingAlone: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      mailSubject: ["Ihre Anfrage bei ",["name"]],
      mailGreeting: ["Guten Tag ",["name"]],
      mailBody: "Danke für Ihre Anfrage. Sie ist bei uns angekommen, und wir melden uns bei Ihnen.",
      mailSignature: ["Freundliche Grüsse\n",["name"]],
      noticeSubject: "Neue Anfrage über die Website",
      mailGreetingAlone: "Guten Tag",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      mailSubject: ["Votre demande à ",["name"]],
      mailGreeting: ["Bonjour ",["name"]],
      mailBody: "Merci de votre demande. Elle nous est bien parvenue et nous vous répondrons.",
      mailSignature: ["Meilleures salutations\n",["name"]],
      noticeSubject: "Nouvelle demande par le site",
      mailGreetingAlone: "Bonjour",
    },
  },
  it: {
    language: 'it',
    messages: {
      mailSubject: ["La sua richiesta a ",["name"]],
      mailGreeting: ["Buongiorno ",["name"]],
      mailBody: "Grazie per la sua richiesta. Ci è arrivata e la contatteremo.",
      mailSignature: ["Cordiali saluti\n",["name"]],
      noticeSubject: "Nuova richiesta dal sito",
      mailGreetingAlone: "Buongiorno",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      mailSubject: ["Vossa dumonda a ",["name"]],
      mailGreeting: ["Bun di ",["name"]],
      mailBody: "Grazia per Vossa dumonda. Ella è arrivada tar nus, e nus As contactain.",
      mailSignature: ["Cordials salids\n",["name"]],
      noticeSubject: "Nova dumonda sur la pagina d’internet",
      mailGreetingAlone: "Bun di",
    },
  },
  en: {
    language: 'en',
    messages: {
      mailSubject: ["Your request to ",["name"]],
      mailGreeting: ["Hello ",["name"]],
      mailBody: "Thank you for your request. It has reached us, and we will get back to you.",
      mailSignature: ["Kind regards\n",["name"]],
      noticeSubject: "New request from the website",
      mailGreetingAlone: "Hello",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      mailSubject: ["Kërkesa juaj te ",["name"]],
      mailGreeting: ["Mirëdita ",["name"]],
      mailBody: "Faleminderit për kërkesën tuaj. Ajo ka mbërritur te ne dhe do t’ju kontaktojmë.",
      mailSignature: ["Përshëndetje të përzemërta\n",["name"]],
      noticeSubject: "Kërkesë e re nga faqja",
      mailGreetingAlone: "Mirëdita",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      mailSubject: ["Vaš zahtev za ",["name"]],
      mailGreeting: ["Dobar dan ",["name"]],
      mailBody: "Hvala na zahtevu. Stigao je do nas i javićemo vam se.",
      mailSignature: ["Srdačan pozdrav\n",["name"]],
      noticeSubject: "Novi zahtev sa sajta",
      mailGreetingAlone: "Dobar dan",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      mailSubject: ["Vaš upit za ",["name"]],
      mailGreeting: ["Dobar dan ",["name"]],
      mailBody: "Hvala na upitu. Stigao je do nas i javit ćemo vam se.",
      mailSignature: ["Srdačan pozdrav\n",["name"]],
      noticeSubject: "Novi upit s web-stranice",
      mailGreetingAlone: "Dobar dan",
    },
  },
  es: {
    language: 'es',
    messages: {
      mailSubject: ["Su solicitud a ",["name"]],
      mailGreeting: ["Buenos días ",["name"]],
      mailBody: "Gracias por su solicitud. La hemos recibido y nos pondremos en contacto con usted.",
      mailSignature: ["Un cordial saludo\n",["name"]],
      noticeSubject: "Nueva solicitud desde el sitio web",
      mailGreetingAlone: "Buenos días",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      mailSubject: ["O seu pedido a ",["name"]],
      mailGreeting: ["Bom dia ",["name"]],
      mailBody: "Obrigado pelo seu pedido. Recebemo-lo e entraremos em contacto.",
      mailSignature: ["Com os melhores cumprimentos\n",["name"]],
      noticeSubject: "Novo pedido pelo site",
      mailGreetingAlone: "Bom dia",
    },
  },
}
