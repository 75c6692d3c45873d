// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly WRONG_LOGIN: null
  readonly LINK_VOID: null
  readonly ADDRESS_REFUSED: null
  readonly LAST_ADMIN: null
  readonly KEY_VOID: null
  readonly BEYOND_KEY: null
  readonly TOO_MANY_KEYS: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      WRONG_LOGIN: "E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.",
      LINK_VOID: "Dieser Link gilt nicht mehr. Er ist abgelaufen, schon benutzt oder durch einen neueren ersetzt.",
      ADDRESS_REFUSED: "Diese Adresse kann nicht übernommen werden. Das Konto behält die bisherige.",
      LAST_ADMIN: "Dies ist das einzige Konto mit der Rolle «Verwaltung». Geben Sie die Rolle zuerst jemand anderem.",
      KEY_VOID: "Dieser Schlüssel gilt nicht. Er wurde zurückgezogen, oder er ist falsch abgeschrieben. Erstellen Sie im Konto einen neuen.",
      BEYOND_KEY: "Dafür reicht dieser Schlüssel nicht. Nehmen Sie einen, der weiter reicht, oder melden Sie sich selbst an.",
      TOO_MANY_KEYS: "Dieses Konto hat schon so viele Schlüssel, wie es haben kann. Ziehen Sie zuerst einen zurück.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      WRONG_LOGIN: "L’e-mail ou le mot de passe est incorrect. Veuillez réessayer.",
      LINK_VOID: "Ce lien n’est plus valable. Il a expiré, a déjà été utilisé ou a été remplacé par un plus récent.",
      ADDRESS_REFUSED: "Cette adresse ne peut pas être reprise. Le compte garde l’adresse actuelle.",
      LAST_ADMIN: "C’est le seul compte avec le rôle « Administration ». Attribuez d’abord ce rôle à quelqu’un d’autre.",
      KEY_VOID: "Cette clé n’est pas valable. Elle a été révoquée ou mal recopiée. Créez-en une nouvelle dans votre compte.",
      BEYOND_KEY: "Cette clé ne suffit pas pour cela. Utilisez une clé avec plus de droits, ou connectez-vous vous-même.",
      TOO_MANY_KEYS: "Ce compte a déjà autant de clés qu’il peut en avoir. Révoquez-en d’abord une.",
    },
  },
  en: {
    language: 'en',
    messages: {
      WRONG_LOGIN: "E-mail or password is wrong. Please try again.",
      LINK_VOID: "This link holds no more. It has expired, was used already or was replaced by a newer one.",
      ADDRESS_REFUSED: "This address cannot be taken. The account keeps the one that it has.",
      LAST_ADMIN: "This is the only account with the role «Admin». Give that role to somebody else first.",
      KEY_VOID: "This key is not valid. It was withdrawn, or it is mistyped. Create a new one in the account.",
      BEYOND_KEY: "This key does not reach that far. Use one that does, or sign in yourself.",
      TOO_MANY_KEYS: "This account has as many keys as it may have. Withdraw one first.",
    },
  },
}
