import { type SetupState, setupAddress, setupCode, setupQuestion } from '@blickfang/platform/server/setup-code.ts'
import { withClient } from '../postgres/with-client.ts'

interface Site {
  readonly secret: string
  readonly publicUrl: string
}

/** Where whoever has started the site sets it up; null once somebody has an account. */
export async function findSetupLink(databaseUrl: string, { secret, publicUrl }: Site): Promise<string | null> {
  const [state] = await withClient(databaseUrl, async (client) => (await client.query<SetupState>(setupQuestion)).rows)
  return state?.isOpen ? setupAddress(publicUrl, setupCode(secret, state.madeAt)) : null
}
