import { setTimeout as wait } from 'node:timers/promises'

/** Resolves when the address answers without a server error. Throws after `seconds`, with what it said last. */
export async function waitUntilAnswers(url: string, seconds: number): Promise<void> {
  const patience = Date.now() + seconds * 1000
  let last = 'no connection'
  while (Date.now() < patience) {
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) })
      await answer.arrayBuffer()
      if (answer.status < 500) return
      last = `status ${answer.status}`
      // It runs, and works on something: asking again at once would only fill its log.
      await wait(1000)
    } catch (error) {
      last = error instanceof Error ? String(error.cause ?? error.message) : String(error)
      await wait(50)
    }
  }
  throw new Error(`${url} did not answer within ${seconds} s (${last}).`)
}
