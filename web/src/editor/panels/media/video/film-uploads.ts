import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { filmExtensions, filmPollMs, filmUploadLimit } from '@blickfang/contract/options/media/video.ts'
import { createStore } from 'zustand/vanilla'
import { call } from '../../../../cms/api-client.ts'
import { FilmNotSentError, type SentFilm, sendFilm } from '../../../../cms/send-film.ts'

/** Why a film is not ready, beside what the server says. */
type FilmFault = 'type' | 'size' | 'empty' | 'notSent' | 'unreadable'

export interface FilmUpload {
  readonly key: string
  readonly name: string
  /** Share that has been sent, 0..1. */
  readonly share: number
  /** `waiting` for those before it, `offline` for the network, `preparing` at its service; `ready` for a moment. */
  readonly state: 'waiting' | 'sending' | 'paused' | 'offline' | 'noting' | 'preparing' | 'ready' | 'failed'
  /** Why it has failed: a fault, or what was thrown. */
  readonly why: FilmFault | unknown
  readonly mayRetry: boolean
}

interface Running {
  readonly file: File
  sent: SentFilm | null
  /** Id of a film that has arrived. */
  uploadId: string | null
}

interface Listening {
  /** A film is in the library, or has changed there. */
  readonly onMedia: (media: MediaItem) => void
  /** A film is ready, or never will be. */
  readonly onEnd: (upload: FilmUpload) => void
}

/** How long a film says that it is ready. Source: spec/editor.md §9. */
const readyFor = 3_000

/**
 * Films on their way from this machine to the library: sent one after the other, noted, and followed until they play. They go on
 * while dialogs open and close.
 */
export class FilmUploads {
  readonly store = createStore<{ readonly uploads: readonly FilmUpload[] }>(() => ({ uploads: [] }))
  readonly #running = new Map<string, Running>()
  readonly #followed = new Set<string>()
  readonly #listening: Listening
  #last: Promise<unknown> = Promise.resolve()

  constructor(listening: Listening) {
    this.#listening = listening
  }

  begin(files: readonly File[]): void {
    for (const file of files) {
      const key = crypto.randomUUID()
      const fault = faultOf(file)
      const state = fault ? 'failed' : 'waiting'
      const fresh: FilmUpload = { key, name: file.name, share: 0, why: fault, mayRetry: false, state }
      this.store.setState(({ uploads }) => ({ uploads: [...uploads, fresh] }))
      if (fault) continue
      this.#running.set(key, { file, sent: null, uploadId: null })
      void this.#run(key)
    }
  }

  /** Whether something would be lost by leaving the page. */
  isSending(): boolean {
    return [...this.#running.values()].some(({ uploadId }) => uploadId === null)
  }

  pause(key: string): void {
    this.#running.get(key)?.sent?.pause()
  }

  resume(key: string): void {
    this.#running.get(key)?.sent?.resume()
  }

  retry(key: string): void {
    const share = this.#running.get(key)?.uploadId ? 1 : 0
    this.#change(key, { state: 'waiting', why: null, mayRetry: false, share })
    void this.#run(key)
  }

  /** Gives a film up that is on its way, or takes it from the list. */
  drop(key: string): void {
    this.#running.get(key)?.sent?.cancel()
    this.#running.delete(key)
    this.store.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.key !== key) }))
  }

  /** Asks how far a film is until it is ready or never will be; one that somebody asks for already is not asked for twice. */
  async follow({ id }: Pick<MediaItem, 'id'>, onReady: (media: MediaItem) => void = () => undefined): Promise<void> {
    if (this.#followed.has(id)) return
    this.#followed.add(id)
    try {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, filmPollMs))
        const media = await call('getVideo', { id }).then((answer) => answer.media, unlessGone)
        if (media === 'gone') return
        if (!media || media.videoSettings?.upload === 'preparing') continue
        this.#listening.onMedia(media)
        return onReady(media)
      }
    } finally {
      this.#followed.delete(id)
    }
  }

  async #run(key: string): Promise<void> {
    const job = this.#running.get(key)
    if (!job) return
    try {
      if (job.uploadId === null) await this.#queued(() => this.#send(key, job))
      const { uploadId } = job
      if (uploadId === null || !this.#running.has(key)) return
      this.#change(key, { share: 1, state: 'noting' })
      const { media } = await whenOnline(() => call('createEntry', { uploadId, name: job.file.name.slice(-200) }))
      this.#listening.onMedia(media)
      this.#change(key, { state: 'preparing' })
      await this.follow(media, (ready) => this.#finish(key, ready))
    } catch (error) {
      if (!this.#running.has(key)) return
      const why = error instanceof FilmNotSentError ? 'notSent' : error
      const mayRetry = !(error instanceof ApiError && error.code === 'VIDEO_UPLOAD_OFF')
      this.#end(key, { state: 'failed', why, mayRetry })
    }
  }

  async #send(key: string, job: Running): Promise<void> {
    if (!this.#running.has(key)) return
    const { url, id } = await whenOnline(() => call('directUpload', {}))
    if (!this.#running.has(key)) return
    const onState = (state: FilmUpload['state']) => this.#change(key, { state })
    job.sent = sendFilm(job.file, url, { onState, onShare: (share) => this.#change(key, { share }) })
    this.#change(key, { state: 'sending' })
    await job.sent.done
    job.uploadId = id
  }

  /** Sends films in turn: each has the whole line. */
  #queued(work: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(work)
    this.#last = mine.catch(() => undefined)
    return mine
  }

  #finish(key: string, { videoSettings }: MediaItem): void {
    const isReady = videoSettings?.upload !== 'failed'
    this.#end(key, isReady ? { state: 'ready' } : { state: 'failed', why: 'unreadable' satisfies FilmFault })
    if (isReady) setTimeout(() => this.drop(key), readyFor)
  }

  #change(key: string, next: Partial<FilmUpload>): void {
    this.store.setState(({ uploads }) => ({
      uploads: uploads.map((one) => (one.key === key ? { ...one, ...next } : one)),
    }))
  }

  #end(key: string, next: Partial<FilmUpload>): void {
    this.#change(key, next)
    const upload = this.store.getState().uploads.find((one) => one.key === key)
    if (upload) this.#listening.onEnd(upload)
  }
}

function faultOf({ name, size }: File): FilmFault | null {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!filmExtensions.some((known) => known === extension)) return 'type'
  if (size === 0) return 'empty'
  return size > filmUploadLimit ? 'size' : null
}

/** Tries again once there is a network, as often as none was there. */
async function whenOnline<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.isOffline)) throw error
      await new Promise<void>((resolve) => {
        if (navigator.onLine) setTimeout(resolve, filmPollMs)
        else window.addEventListener('online', () => resolve(), { once: true })
      })
    }
  }
}

/** Tells a film that is not there from any other failure, which may turn out well in three seconds. */
function unlessGone(error: unknown): 'gone' | null {
  return error instanceof ApiError && ['NOT_FOUND', 'UNAUTHENTICATED'].includes(error.code) ? 'gone' : null
}
