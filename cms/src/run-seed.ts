import { APIError, getPayload, type Payload } from 'payload'
import { Refusal } from './command/refusal.ts'
import { runCommand } from './command/run-command.ts'
import config from './payload.config.ts'
import { databaseOf } from './plugin/db/database.ts'
import { findSetupAddress } from './plugin/operations/setup/require-setup.ts'

interface RunSeed {
  /** Without an account nothing is filled in: whoever sets the site up says what it shall be. */
  readonly needsAccount?: boolean
}

/**
 * Makes the first account, fills a database that has no page, and ends the process. Pages are written last by `fill`: a page says
 * that it was finished, and a run that was killed before starts over. Where nobody has an account, tells where one is made.
 */
export async function runSeed(
  fill: (payload: Payload) => Promise<void>,
  { needsAccount = false }: RunSeed = {},
): Promise<never> {
  await runCommand('The site was not filled; once that is mended, the same command goes on', async () => {
    const payload = await getPayload({ config, disableOnInit: true })
    const { rows } = await payload.db.pool.query(
      'select (select count(*) from bf_pages)::int as pages, (select count(*) from bf_users)::int as users',
    )
    if (rows[0].users === 0) await createFirstUser(payload)
    const address = await findSetupAddress(payload, databaseOf(payload))
    if (rows[0].pages === 0 && !(address && needsAccount)) await fill(payload)
    if (address) console.log(`Nobody has an account of this site yet. It is set up at ${address}`)
  })
  // Payload keeps one connection for good, so the pool cannot be ended.
  process.exit()
}

async function createFirstUser(payload: Payload): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name } = process.env
  if (!email || !password) return
  await payload
    .create({
      collection: 'bf-users',
      // There is nobody yet who could sign in.
      overrideAccess: true,
      data: { email, password, role: 'admin', ...(name && { name }) },
    })
    .catch((error) => {
      if (!(error instanceof APIError)) throw error
      throw new Refusal(`No account can be made of ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME: ${error.message}`)
    })
}
