import type { Label } from '@blickfang/shared/kernel/label.ts'

/** Words about the passwords of accounts. */
export const passwordTexts = {
  tooShort: {
    de: 'Ein Passwort hat mindestens 12 Zeichen. Am besten sind einige Wörter hintereinander, die nur Sie so verbinden.',
    fr: 'Un mot de passe compte au moins 12 caractères. Le mieux : quelques mots à la suite que vous seul associez ainsi.',
    en: 'A password has at least 12 characters. A few words in a row that only you would put together are best.',
  },
  current: { de: 'Bisheriges Passwort', fr: 'Mot de passe actuel', en: 'Current password' },
  currentMissing: {
    de: 'Bitte geben Sie Ihr bisheriges Passwort ein.',
    fr: 'Veuillez saisir votre mot de passe actuel.',
    en: 'Please enter your current password.',
  },
  currentWrong: {
    de: 'Das ist nicht Ihr bisheriges Passwort.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
    en: 'This is not your current password.',
  },
} satisfies Record<string, Label>
