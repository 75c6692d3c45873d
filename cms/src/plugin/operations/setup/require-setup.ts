import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { isSameSecret } from '@blickfang/platform/server/is-same-secret.ts'
import { type SetupState, setupAddress, setupCode, setupQuestion } from '@blickfang/platform/server/setup-code.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../../db/database.ts'
import { ownOf } from '../../own/own-of.ts'

/**
 * Throws unless the code is that of this site and nobody has an account yet: SETUP_CLOSED, SETUP_CODE; NOT_FOUND in a project that
 * has its own way to its first account.
 */
export async function requireSetup(payload: Payload, db: Database, code: string): Promise<void> {
  if (!ownOf(payload).hasSetup) throw new AppError('NOT_FOUND')
  const { isOpen, madeAt } = await setupState(db)
  if (!isOpen) throw new AppError('SETUP_CLOSED')
  if (!isSameSecret(code, codeOf(payload, madeAt))) throw new AppError('SETUP_CODE')
}

/** Where this site is set up; null once somebody has an account, or in a project. */
export async function findSetupAddress(payload: Payload, db: Database): Promise<string | null> {
  if (!ownOf(payload).hasSetup) return null
  const { isOpen, madeAt } = await setupState(db)
  return isOpen ? setupAddress(ownOf(payload).publicUrl, codeOf(payload, madeAt)) : null
}

async function setupState(db: Database): Promise<SetupState> {
  const [state] = await db.rows<SetupState>(sql.raw(setupQuestion))
  if (!state) throw new Error('The database does not say whether the site is set up.')
  return state
}

/** Payload itself signs with a hash of the secret; whoever prints the code has what stands in the environment. */
function codeOf({ config }: Payload, madeAt: string | null): string {
  return setupCode(config.secret, madeAt)
}
