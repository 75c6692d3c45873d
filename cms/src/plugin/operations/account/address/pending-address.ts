import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  getPendingAddress as getContract,
  giveUpAddress as giveUpContract,
  resendAddressLink as resendContract,
} from '@blickfang/contract/api/v1/account/address.ts'
import { lockAccount } from '../../../db/lock-account.ts'
import type { Call, OperationContext } from '../../operation-context.ts'
import { type AddressChange, dropAddressChange, findAddressChange } from './address-changes.ts'
import { sendAddressLink } from './ask-for-address.ts'

/** New address that waits for an account: the person's own account, for an admin any; else throws FORBIDDEN. */
export async function getPendingAddress(call: Call<typeof getContract>): Promise<AnswerOf<typeof getContract>> {
  checkAccount(call, call.query.id)
  const change = await findAddressChange(call.db, call.query.id)
  return { pending: change ? inWire(change) : null }
}

/** Mails a new link to the address that waits, in the language in which it was asked for. Throws FORBIDDEN, NOT_FOUND, RATE_LIMITED. */
export async function resendAddressLink(call: Call<typeof resendContract>): Promise<AnswerOf<typeof resendContract>> {
  const { id: user } = call.body
  checkAccount(call, user)
  return call.db.transaction(async (tx) => {
    await lockAccount(tx, user)
    const waiting = await findAddressChange(tx, user)
    if (!waiting) throw new AppError('NOT_FOUND')
    const { email, language } = waiting
    return { pending: inWire(await sendAddressLink({ payload: call.payload, tx, user, email, language })) }
  })
}

/** Lets an account keep the address that it has. Throws FORBIDDEN. */
export async function giveUpAddress(call: Call<typeof giveUpContract>): Promise<AnswerOf<typeof giveUpContract>> {
  const { id: user } = call.body
  checkAccount(call, user)
  await call.db.transaction(async (tx) => {
    await lockAccount(tx, user)
    await dropAddressChange(tx, user)
  })
  return {}
}

function checkAccount({ actor }: Pick<OperationContext, 'actor'>, id: string): void {
  if (actor.role !== 'admin' && actor.id !== id) throw new AppError('FORBIDDEN')
}

function inWire({ email, expiresAt, isExpired }: AddressChange) {
  return { email, expiresAt, isExpired }
}
