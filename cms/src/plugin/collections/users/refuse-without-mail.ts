import { errorStatus } from '@blickfang/shared/kernel/app-error.ts'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { requestLanguage } from '../../http/request-language.ts'
import { noMail } from '../../payload/texts/no-mail.ts'

/** Payload would write the mail into the log and say that it was sent; as long as no mail can be sent, this says so. */
export const refuseWithoutMail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' || req.payload.email.name !== 'console') return args
  throw new APIError(noMail[requestLanguage(req.headers)], errorStatus.UNAVAILABLE, { code: 'UNAVAILABLE' }, true)
}
