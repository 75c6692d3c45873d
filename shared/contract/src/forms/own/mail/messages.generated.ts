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
      mailSubject: ["Ihre Nachricht an ",["name"]],
      mailBody: "Danke für Ihre Nachricht. Sie ist bei uns angekommen.",
      noticeSubject: "Neue Nachricht über die Website",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      mailSubject: ["Votre message à ",["name"]],
      mailBody: "Merci de votre message. Il nous est bien parvenu.",
      noticeSubject: "Nouveau message par le site",
    },
  },
  it: {
    language: 'it',
    messages: {
      mailSubject: ["Il Suo messaggio a ",["name"]],
      mailBody: "Grazie per il Suo messaggio. Ci è arrivato.",
      noticeSubject: "Nuovo messaggio dal sito",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      mailSubject: ["Voss messadi a ",["name"]],
      mailBody: "Grazia per Voss messadi. El è arrivà tar nus.",
      noticeSubject: "Nov messadi sur la pagina d’internet",
    },
  },
  en: {
    language: 'en',
    messages: {
      mailSubject: ["Your message to ",["name"]],
      mailBody: "Thank you for your message. It has reached us.",
      noticeSubject: "New message from the website",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      mailSubject: ["Mesazhi juaj për ",["name"]],
      mailBody: "Faleminderit për mesazhin tuaj. Ai ka mbërritur te ne.",
      noticeSubject: "Mesazh i ri nga faqja",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      mailSubject: ["Vaša poruka za ",["name"]],
      mailBody: "Hvala na poruci. Stigla je do nas.",
      noticeSubject: "Nova poruka sa sajta",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      mailSubject: ["Vaša poruka za ",["name"]],
      mailBody: "Hvala na poruci. Stigla je do nas.",
      noticeSubject: "Nova poruka s web-stranice",
    },
  },
  es: {
    language: 'es',
    messages: {
      mailSubject: ["Su mensaje a ",["name"]],
      mailBody: "Gracias por su mensaje. Lo hemos recibido.",
      noticeSubject: "Nuevo mensaje desde el sitio web",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      mailSubject: ["A sua mensagem para ",["name"]],
      mailBody: "Obrigado pela sua mensagem. Chegou até nós.",
      noticeSubject: "Nova mensagem pelo site",
    },
  },
}
