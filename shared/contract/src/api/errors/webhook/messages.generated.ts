// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly WEBHOOK_ADDRESS: null
  readonly TOO_MANY_WEBHOOKS: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      WEBHOOK_ADDRESS: "Diese Adresse geht nicht. Sie muss mit https beginnen und ins offene Internet führen.",
      TOO_MANY_WEBHOOKS: "Die Website hat schon so viele Webhooks, wie sie haben kann. Entfernen Sie zuerst einen.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      WEBHOOK_ADDRESS: "Cette adresse n’est pas possible. Elle doit commencer par https et mener à l’internet public.",
      TOO_MANY_WEBHOOKS: "Le site a déjà autant de webhooks qu’il peut en avoir. Supprimez-en d’abord un.",
    },
  },
  en: {
    language: 'en',
    messages: {
      WEBHOOK_ADDRESS: "This address cannot be used. It has to begin with https and to lead to the open internet.",
      TOO_MANY_WEBHOOKS: "The site has as many webhooks as it may have. Remove one first.",
    },
  },
}
