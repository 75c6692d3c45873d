// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/shared/kernel/messages/messages.ts'

/** What each sentence takes. */
export interface Sentences {
  readonly subject: { readonly name: string | number }
  readonly asked: null
  readonly choose: null
  readonly otherwise: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      subject: ["Neues Passwort für ",["name"]],
      asked: "Für dieses Konto wurde ein neues Passwort verlangt. Hier können Sie es wählen; der Link gilt eine Stunde.",
      choose: "Neues Passwort wählen",
      otherwise: "Waren Sie das nicht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      subject: ["Nouveau mot de passe pour ",["name"]],
      asked: "Un nouveau mot de passe a été demandé pour ce compte. Vous pouvez le choisir ici ; le lien est valable une heure.",
      choose: "Choisir un nouveau mot de passe",
      otherwise: "Ce n’était pas vous ? Vous n’avez rien à faire : votre mot de passe reste le même.",
    },
  },
  en: {
    language: 'en',
    messages: {
      subject: ["New password for ",["name"]],
      asked: "Somebody asked for a new password for this account. You can choose it here; the link is valid for one hour.",
      choose: "Choose a new password",
      otherwise: "Was it not you? Then there is nothing to do: your password stays as it is.",
    },
  },
}
