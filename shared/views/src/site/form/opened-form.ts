import { apiRoot, openFormPath } from '@blickfang/contract/api/endpoint.ts'
import { post } from './post.ts'

/** A clock differs from another one by a little. */
const spareMs = 100

/**
 * The moment at which a form was opened, as the server has signed it: asked for when somebody begins to fill the form in, and ripe a
 * few seconds later, which nobody notices who types. Each entry uses one up.
 */
export class OpenedForm {
  readonly #leastMs: number
  #asked: Promise<{ opened: string; at: number } | undefined> | undefined

  constructor(leastMs: number) {
    this.#leastMs = leastMs
  }

  /** Asks for a moment, if there is none yet. */
  begin(): void {
    this.#asked ??= ask()
  }

  /** Resolves with the moment once it counts; undefined where none came. */
  async ripe(): Promise<string | undefined> {
    this.begin()
    const known = (await this.#asked) ?? (await this.#askAgain())
    if (!known) return undefined
    await new Promise((resolve) => setTimeout(resolve, this.#leastMs + spareMs - (performance.now() - known.at)))
    return known.opened
  }

  /** The next entry takes another one. */
  forget(): void {
    this.#asked = undefined
  }

  /** Asks again, for people who were offline when they began and may have a network now. */
  #askAgain() {
    this.#asked = ask()
    void this.#asked.then((known) => {
      if (!known) this.#asked = undefined
    })
    return this.#asked
  }
}

async function ask(): Promise<{ opened: string; at: number } | undefined> {
  const answer = await post(apiRoot + openFormPath, {})
  const told: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  const { opened } = Object(told) as { opened?: unknown }
  return typeof opened === 'string' ? { opened, at: performance.now() } : undefined
}
