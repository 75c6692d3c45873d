import { setTimeout as sleep } from 'node:timers/promises'
import { insist } from './insist.ts'

/** Shorter nobody fills in a form. */
export const typingMs = 3_200

/** Opens a form as a visitor's page does, and resolves once an entry with this moment is no machine's. */
export async function openForm(server: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { opened } = await insist(async () => {
    const signal = AbortSignal.timeout(15_000)
    const answer = await fetch(`${server}/api/v1/form/open`, { method: 'POST', headers, body: '{}', signal })
    if (!answer.ok) throw new Error(`A form was not opened: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { opened: string }
  })
  await sleep(typingMs)
  return opened
}
