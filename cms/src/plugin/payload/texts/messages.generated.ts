// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly noMail: null
  readonly 'address.taken': null
  readonly 'address.noMail': null
  readonly 'password.tooShort': null
  readonly 'password.current': null
  readonly 'password.currentMissing': null
  readonly 'password.currentWrong': null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      noMail: "Es ist kein Mailversand eingerichtet. Wer die Website verwaltet, kann unter «Konten» ein neues Passwort setzen.",
      'address.taken': "Diese Adresse hat schon ein Konto.",
      'address.noMail': "Es ist kein Mailversand eingerichtet, darum lässt sich keine neue Adresse bestätigen. Wer die Website verwaltet, kann unter «Konten» ein neues Konto mit ihr erstellen.",
      'password.tooShort': "Ein Passwort hat mindestens 12 Zeichen. Am besten sind einige Wörter hintereinander, die nur Sie so verbinden.",
      'password.current': "Bisheriges Passwort",
      'password.currentMissing': "Bitte geben Sie Ihr bisheriges Passwort ein.",
      'password.currentWrong': "Das ist nicht Ihr bisheriges Passwort.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      noMail: "Aucun envoi d’e-mails n’est configuré. La personne qui gère le site peut définir un nouveau mot de passe sous « Comptes ».",
      'address.taken': "Un compte a déjà cette adresse.",
      'address.noMail': "Aucun envoi d’e-mails n’est configuré, une nouvelle adresse ne peut donc pas être confirmée. La personne qui gère le site peut créer un nouveau compte avec elle sous « Comptes ».",
      'password.tooShort': "Un mot de passe compte au moins 12 caractères. Le mieux est de prendre quelques mots à la suite que vous seul associez ainsi.",
      'password.current': "Mot de passe actuel",
      'password.currentMissing': "Veuillez saisir votre mot de passe actuel.",
      'password.currentWrong': "Ce n’est pas votre mot de passe actuel.",
    },
  },
  en: {
    language: 'en',
    messages: {
      noMail: "No mail is set up. Whoever manages the website can set a new password under «Accounts».",
      'address.taken': "An account has this address already.",
      'address.noMail': "No mail is set up, so no new address can be confirmed. Whoever manages the website can create a new account with it under «Accounts».",
      'password.tooShort': "A password has at least 12 characters. A few words in a row that only you would put together are best.",
      'password.current': "Current password",
      'password.currentMissing': "Please enter your current password.",
      'password.currentWrong': "This is not your current password.",
    },
  },
}
