import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { errorStatus } from 'shared/kernel/app-error.ts'
import type { Label } from 'shared/kernel/label.ts'
import { requestLanguage } from '../../endpoints/request-language.ts'

const sentence: Label = {
  de: 'Es ist kein Mailversand eingerichtet. Wer die Website verwaltet, kann unter «Konten» ein neues Passwort setzen.',
  fr: "Aucun envoi d'e-mails n'est configuré. La personne qui gère le site peut définir un nouveau mot de passe sous «\u00a0Comptes\u00a0».",
  en: 'No mail is set up. Whoever manages the website can set a new password under «Accounts».',
}

/** Payload would write the mail into the log and say that it was sent; as long as no mail can be sent, this says so. */
export const refuseWithoutMail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' || req.payload.email.name !== 'console') return args
  throw new APIError(sentence[requestLanguage(req.headers)], errorStatus.UNAVAILABLE, { code: 'UNAVAILABLE' }, true)
}
