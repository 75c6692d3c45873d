import type { PayloadRequest } from 'payload'

/**
 * A request of nobody's, for an adapter that reads, writes or removes one file. Neither a document nor the database stands behind it:
 * an adapter that looks for one finds none, and what it would write into the document is noted.
 */
export class Errand {
  readonly req: PayloadRequest
  /** Values that the adapter would have the document hold. */
  noted: Readonly<Record<string, unknown>> = {}
  readonly #logged: Error[] = []
  readonly #control = new AbortController()

  constructor(file?: NonNullable<PayloadRequest['file']>) {
    const quiet = () => undefined
    const note = (said: unknown) => {
      const { err = said } = Object(said) as { readonly err?: unknown }
      if (err instanceof Error) this.#logged.push(err)
    }
    const logger = { fatal: note, error: note, warn: quiet, info: quiet, debug: quiet, trace: quiet }
    const update = async ({ data }: { readonly data: Record<string, unknown> }) => {
      this.noted = { ...this.noted, ...data }
      return data
    }
    this.req = {
      headers: new Headers(),
      context: {},
      query: {},
      signal: this.#control.signal,
      payload: { logger, update, find: async () => ({ docs: [] }) },
      ...(file && { file }),
    } as unknown as PayloadRequest
  }

  /** Throws the first fault that was written to the log and nowhere else. */
  throwLogged(): void {
    const [first] = this.#logged
    if (first) throw first
  }

  /** The work's answer; an error after a while, when the adapter is told to stop. */
  async within<T>(ms: number, work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#control.abort()
        reject(Object.assign(new Error('The storage adapter does not answer.'), { code: 'ETIMEDOUT' }))
      }, ms)
    })
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }
}
