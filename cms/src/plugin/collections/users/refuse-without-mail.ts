import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { requestLanguage } from '../../http/request-language.ts'
import { messages } from '../../payload/texts/messages.generated.ts'

/** Payload would write the mail into the log and say that it was sent; as long as no mail can be sent, this says so. */
export const refuseWithoutMail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' || req.payload.email.name !== 'console') return args
  throw new APIError(
    translate(messages, requestLanguage(req.headers))('noMail'),
    errorStatus.UNAVAILABLE,
    { code: 'UNAVAILABLE' },
    true,
  )
}
