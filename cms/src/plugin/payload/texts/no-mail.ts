import type { Label } from '@blickfang/shared/kernel/label.ts'

/** What to do about a forgotten password as long as no mail can be sent. */
export const noMail: Label = {
  de: 'Es ist kein Mailversand eingerichtet. Wer die Website verwaltet, kann unter «Konten» ein neues Passwort setzen.',
  fr: "Aucun envoi d'e-mails n'est configuré. La personne qui gère le site peut définir un nouveau mot de passe sous «\u00a0Comptes\u00a0».",
  en: 'No mail is set up. Whoever manages the website can set a new password under «Accounts».',
}
