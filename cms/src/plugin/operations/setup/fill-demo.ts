import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { fillDemo as contract } from '@blickfang/contract/api/v1/setup/setup.ts'
import { expirePages } from '../../cache/expire-pages.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Operation } from '../operation-context.ts'
import { demoOf } from './demo.ts'
import { makeFirstAccount } from './make-first-account.ts'
import { hasPages } from './open-setup.ts'
import { requireSetup } from './require-setup.ts'

/**
 * Begins to fill an empty site with the demo, and makes the account when it is there: what fails leaves a site that can be set up
 * again. Throws SETUP_CODE, SETUP_CLOSED, SETUP_NO_DEMO, INVALID for a password that is tried first.
 */
export const fillDemo: Operation<typeof contract> = async ({ payload, db, body }) => {
  const { code, account } = body
  await requireSetup(payload, db, code)
  const demo = demoOf(payload)
  if (!demo || demo.state === 'running' || (await hasPages(db))) throw new AppError('SETUP_NO_DEMO')
  const make = (isKept: boolean) =>
    inTransaction(
      payload,
      async ({ req, tx }) => {
        await makeFirstAccount({ payload, req, tx, code, account })
        await expirePages(tx, ['site'])
        if (!isKept) throw new Untaken()
      },
      { language: account.language },
    )
  // Whoever waits for the demo does not read only then that their password is refused.
  await make(false).catch((error: unknown) => {
    if (!(error instanceof Untaken)) throw error
  })
  demo
    .run(() => make(true))
    .catch((err: unknown) => payload.logger.error({ err, msg: 'The site was not filled with the demo' }))
  return {}
}

/** Ends a trial: nothing of it stays. */
class Untaken extends Error {}
