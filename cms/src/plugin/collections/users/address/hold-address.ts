import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeChangeHook, type EmailFieldValidation, type PayloadRequest } from 'payload'
import { validations } from 'payload/shared'
import { roleOf } from '../../../access/roles.ts'
import { databaseOfRequest } from '../../../db/database.ts'
import { atField } from '../../../errors/at-field.ts'
import { asPayloadError } from '../../../errors/payload-error.ts'
import { requestLanguage } from '../../../http/request-language.ts'
import { type AddressChange, takeAddressChange } from '../../../operations/account/address/address-changes.ts'
import { askForAddress } from '../../../operations/account/address/ask-for-address.ts'
import { spellAddress } from '../../../operations/account/address/spell-address.ts'
import { messages } from '../../../payload/texts/messages.generated.ts'

/**
 * An account that is there keeps its address, whoever changes it and however, until the link that is mailed to the new one is
 * confirmed. Stands last of the hooks before a change: what the others refuse mails nothing.
 */
export const holdAddress: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update')
    return { ...data, ...('email' in data && { email: spellAddress(data.email) ?? data.email }) }
  const { id, email: now } = originalDoc as { id: unknown; email: string }
  const user = String(id)
  const confirmed = req.context.confirms as AddressChange | undefined
  if (confirmed) return { ...data, email: await confirm(req, confirmed, user) }
  if (data.email === undefined || data.email === now) return data
  const email = await check(data.email, req)
  if (email === spellAddress(now)) return { ...data, email: now }
  if (roleOf(req) === 'admin') await refuseTaken(email, req)
  refuseWithoutMail(req)
  try {
    const tx = await databaseOfRequest(req)
    await askForAddress({ payload: req.payload, tx, user, now, email, language: languageOf(req) })
  } catch (error) {
    throw asPayloadError(error, req)
  }
  req.context.asksForAddress = true
  return { ...data, email: now }
}

async function confirm(req: PayloadRequest, change: AddressChange, user: string): Promise<string> {
  const taken = await takeAddressChange(await databaseOfRequest(req), { id: change.id, user })
  if (!taken) throw new AppError('LINK_VOID')
  return taken.email
}

/** Checks an address and answers its spelling. An address that Payload would refuse once the link is confirmed is refused here, at the field. */
async function check(typed: unknown, req: PayloadRequest): Promise<string> {
  const email = spellAddress(typed)
  const options = { req, required: true, siblingData: {}, collectionSlug: 'bf-users' } as unknown
  const verdict = await validations.email(email, options as Parameters<EmailFieldValidation>[1])
  if (email && verdict === true) return email
  throw atField('email', verdict === true ? req.t('validation:emailAddress') : verdict)
}

/** An admin, who sees all accounts, learns at once that the link would be refused. Nobody else learns which addresses have one. */
async function refuseTaken(email: string, req: PayloadRequest): Promise<void> {
  const db = await databaseOfRequest(req)
  const taken = await db.rows(sql`select 1 from ${db.accounts.table} where email = ${email}`)
  if (taken.length > 0) throw atField('email', translate(messages, languageOf(req))('address.taken'))
}

function refuseWithoutMail(req: PayloadRequest): void {
  if (req.payload.email.name !== 'console') return
  const message = translate(messages, languageOf(req))('address.noMail')
  throw new APIError(message, errorStatus.UNAVAILABLE, { code: 'UNAVAILABLE' }, true)
}

function languageOf({ headers }: PayloadRequest): AddressChange['language'] {
  return requestLanguage(headers ?? new Headers())
}
