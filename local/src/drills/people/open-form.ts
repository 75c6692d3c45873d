import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '@blickfang/contract/api/client.ts'
import { insist } from './insist.ts'

/** Shorter nobody fills in a form. */
export const typingMs = 3_200

/** Opens a form as a visitor's page does, and resolves once an entry with this moment is no machine's. */
export async function openForm(call: Call): Promise<string> {
  const { opened } = await insist(() => call('openForm', {}, { signal: AbortSignal.timeout(15_000) }))
  await sleep(typingMs)
  return opened
}
