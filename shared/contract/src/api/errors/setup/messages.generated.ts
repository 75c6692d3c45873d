// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly SETUP_CODE: null
  readonly SETUP_CLOSED: null
  readonly SETUP_NO_DEMO: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      SETUP_CODE: "Dieser Link gehört nicht zu dieser Website. Öffnen Sie den neusten, den der Start der Website ausgegeben hat.",
      SETUP_CLOSED: "Diese Website ist schon eingerichtet. Melden Sie sich mit Ihrem Konto an.",
      SETUP_NO_DEMO: "Die Demo kann hier gerade nicht eingefüllt werden. Warten Sie einen Moment, oder beginnen Sie Ihre eigene Website.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      SETUP_CODE: "Ce lien n’appartient pas à ce site. Ouvrez le plus récent, affiché au démarrage du site.",
      SETUP_CLOSED: "Ce site est déjà configuré. Connectez-vous avec votre compte.",
      SETUP_NO_DEMO: "La démo ne peut pas être installée ici pour le moment. Patientez un instant ou commencez votre propre site.",
    },
  },
  en: {
    language: 'en',
    messages: {
      SETUP_CODE: "This link does not belong to this site. Open the newest one that the start of the site has printed.",
      SETUP_CLOSED: "This site is set up already. Sign in with your account.",
      SETUP_NO_DEMO: "The demo cannot be filled in here at the moment. Wait a moment, or begin a site of your own.",
    },
  },
}
