import type { Payload } from 'payload'
import { ownOf } from '../../own/own-of.ts'

/** The demo that a project brings along, and how far it is in this process. */
export class Demo {
  readonly #fill: () => Promise<void>
  state: 'ready' | 'running' | 'failed' = 'ready'

  constructor(fill: () => Promise<void>) {
    this.#fill = fill
  }

  /** Fills the site and then does `after`; one at a time. Throws what goes wrong, which the state tells too. */
  async run(after: () => Promise<void>): Promise<void> {
    this.state = 'running'
    try {
      await this.#fill()
      await after()
      this.state = 'ready'
    } catch (error) {
      this.state = 'failed'
      throw error
    }
  }
}

declare module '../../own/own-of.ts' {
  interface Own {
    readonly demo: Demo | null
  }
}

/** The demo of a project; null where it brings none. */
export function demoOf(payload: Payload): Demo | null {
  return ownOf(payload).demo
}
