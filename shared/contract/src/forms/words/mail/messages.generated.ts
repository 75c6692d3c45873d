// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly mailGreeting: { readonly name: string | number }
  readonly mailGreetingAlone: null
  readonly mailSignature: { readonly name: string | number }
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      mailGreeting: ["Guten Tag ",["name"]],
      mailGreetingAlone: "Guten Tag",
      mailSignature: ["Freundliche Grüsse\n",["name"]],
    },
  },
  fr: {
    language: 'fr',
    messages: {
      mailGreeting: ["Bonjour ",["name"]],
      mailGreetingAlone: "Bonjour",
      mailSignature: ["Meilleures salutations\n",["name"]],
    },
  },
  it: {
    language: 'it',
    messages: {
      mailGreeting: ["Buongiorno ",["name"]],
      mailGreetingAlone: "Buongiorno",
      mailSignature: ["Cordiali saluti\n",["name"]],
    },
  },
  rm: {
    language: 'rm',
    messages: {
      mailGreeting: ["Bun di ",["name"]],
      mailGreetingAlone: "Bun di",
      mailSignature: ["Cordials salids\n",["name"]],
    },
  },
  en: {
    language: 'en',
    messages: {
      mailGreeting: ["Hello ",["name"]],
      mailGreetingAlone: "Hello",
      mailSignature: ["Kind regards\n",["name"]],
    },
  },
  sq: {
    language: 'sq',
    messages: {
      mailGreeting: ["Mirëdita ",["name"]],
      mailGreetingAlone: "Mirëdita",
      mailSignature: ["Përshëndetje të përzemërta\n",["name"]],
    },
  },
  sr: {
    language: 'sr',
    messages: {
      mailGreeting: ["Dobar dan ",["name"]],
      mailGreetingAlone: "Dobar dan",
      mailSignature: ["Srdačan pozdrav\n",["name"]],
    },
  },
  hr: {
    language: 'hr',
    messages: {
      mailGreeting: ["Dobar dan ",["name"]],
      mailGreetingAlone: "Dobar dan",
      mailSignature: ["Srdačan pozdrav\n",["name"]],
    },
  },
  es: {
    language: 'es',
    messages: {
      mailGreeting: ["Buenos días ",["name"]],
      mailGreetingAlone: "Buenos días",
      mailSignature: ["Un cordial saludo\n",["name"]],
    },
  },
  pt: {
    language: 'pt',
    messages: {
      mailGreeting: ["Bom dia ",["name"]],
      mailGreetingAlone: "Bom dia",
      mailSignature: ["Com os melhores cumprimentos\n",["name"]],
    },
  },
}
