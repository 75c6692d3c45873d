import { AppError } from '@blickfang/contract/api/errors/app-error.ts'

/** How long a caller waits for an answer: less than any proxy does. */
const patienceMs = 20_000
/** How long an upload is worked on, and its end is known, without anybody asking for it. */
const graceMs = 60_000

interface Running<T> {
  readonly sum: string
  readonly done: Promise<T>
  readonly stop: AbortController
  waiting: number
  isSettled: boolean
  forget: NodeJS.Timeout | undefined
}

interface Begun<T> {
  readonly key: string
  /** Sum of the bytes: another file under the same key is another upload. */
  readonly sum: string
  readonly signal?: AbortSignal | undefined
  readonly work: (signal: AbortSignal) => Promise<T>
}

/** The uploads that this process works on, by the key of who sent them: whoever sends or asks again waits for the same one. */
export class RunningUploads<T> {
  readonly #running = new Map<string, Running<T>>()

  /** Throws INVALID for another file under a key, PICTURE_PENDING for what takes long, and what the work throws. */
  async begin({ key, sum, signal, work }: Begun<T>): Promise<T> {
    const known = this.#running.get(key)
    if (known && known.sum !== sum) throw new AppError('INVALID', { fields: { key: 'used' } })
    return this.#wait(key, known ?? this.#start({ key, sum, work }), signal)
  }

  /** Undefined where none of this key is known. */
  find(key: string, signal?: AbortSignal): Promise<T> | undefined {
    const known = this.#running.get(key)
    return known && this.#wait(key, known, signal)
  }

  #start({ key, sum, work }: Begun<T>): Running<T> {
    const stop = new AbortController()
    const running: Running<T> = {
      ...{ sum, stop, waiting: 0, isSettled: false, forget: undefined },
      done: work(stop.signal).finally(() => {
        running.isSettled = true
      }),
    }
    // Nobody may be there to hear how it ends.
    running.done.catch(() => undefined)
    this.#running.set(key, running)
    return running
  }

  async #wait(key: string, running: Running<T>, signal: AbortSignal | undefined): Promise<T> {
    clearTimeout(running.forget)
    running.waiting++
    let timer: NodeJS.Timeout | undefined
    const given = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new AppError('PICTURE_PENDING', { retryAfter: 1 })), patienceMs)
      signal?.addEventListener('abort', () => reject(new AppError('UNAVAILABLE')), { once: true })
    })
    try {
      return await Promise.race([running.done, given])
    } finally {
      clearTimeout(timer)
      running.waiting--
      if (running.waiting === 0) this.#leave(key, running, signal?.aborted ?? false)
    }
  }

  /** Forgets an upload for which nobody waits: at once after somebody who has gone away, in a minute after somebody who was told to ask again. */
  #leave(key: string, running: Running<T>, isGone: boolean): void {
    const forget = () => {
      running.stop.abort(new AppError('UNAVAILABLE'))
      if (this.#running.get(key) === running) this.#running.delete(key)
    }
    if (isGone && !running.isSettled) forget()
    else running.forget = setTimeout(forget, graceMs).unref()
  }
}
