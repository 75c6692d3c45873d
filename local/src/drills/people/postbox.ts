import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

const { dataDir } = inject('product')

/** All mails that ever arrived, though the catcher keeps the latest few thousand only: who sends more looks now and then. */
export class Postbox {
  readonly #ids = new Map<string, Set<string>>()

  /** Takes in what has arrived since. */
  async look(): Promise<void> {
    const { mailUrl } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as { mailUrl: string }
    const answer = await fetch(`${mailUrl}/mails.json`, { signal: AbortSignal.timeout(15_000) })
    const mails: { to: string; messageId: string }[] = await answer.json()
    for (const { to, messageId } of mails) this.#ids.set(to, (this.#ids.get(to) ?? new Set()).add(messageId))
  }

  /** How many different mails came to this address. */
  count(address: string): number {
    return this.#ids.get(address)?.size ?? 0
  }
}
