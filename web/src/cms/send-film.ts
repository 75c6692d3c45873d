/** State of a film on its way: it may be held up by a person, or by the network. */
export type SendingState = 'sending' | 'paused' | 'offline'

/** A film under way. */
export interface SentFilm {
  /** Ends when all of it has arrived. Rejects with FilmNotSentError. */
  readonly done: Promise<void>
  /** Sends what is under way to its end, and nothing more until `resume`. */
  readonly pause: () => void
  readonly resume: () => void
  /** Gives it up. */
  readonly cancel: () => void
}

interface Sending {
  /** Share that has left this machine, 0..1. */
  readonly onShare: (share: number) => void
  readonly onState: (state: SendingState) => void
}

/** The other end will not take the film, whatever is sent: it has to begin again, at another address. */
export class FilmNotSentError extends Error {}

/** Size of a part in kB: so much is sent again when the network goes away in the middle of it. */
const partSize = 5120
/** Nobody is asked for a decision as long as the network may come back: this is hours. */
const attempts = 10_000
const retryCodes = [0, 408, 429, 500, 502, 503, 504]

/**
 * Sends a film in parts to an address of Mux. A part that does not arrive is sent again; without a network, or while paused, none
 * is begun. Pausing and giving up count from the first moment, before the code that sends has come.
 */
export function sendFilm(file: File, endpoint: string, { onShare, onState }: Sending): SentFilm {
  const gate = openGate(onState)
  const given = new AbortController()
  return {
    done: send({ file, endpoint, onShare, gate, signal: given.signal }).finally(gate.close),
    pause: () => gate.set(true),
    resume: () => gate.set(false),
    cancel: () => given.abort(new FilmNotSentError('Given up')),
  }
}

interface Sent extends Pick<Sending, 'onShare'> {
  readonly file: File
  readonly endpoint: string
  readonly gate: ReturnType<typeof openGate>
  readonly signal: AbortSignal
}

async function send({ file, endpoint, onShare, gate, signal }: Sent): Promise<void> {
  const { UpChunk } = await import('@mux/upchunk')
  signal.throwIfAborted()

  /**
   * Upload without UpChunk's own pause and its own ear for the network, which begin a second part while the first is under way: the
   * gate is asked before each part.
   */
  class Upload extends UpChunk {
    override get offline() {
      return false
    }
  }
  const upload = new Upload({
    ...{ endpoint, file, attempts, retryCodes, chunkSize: partSize, delayBeforeAttempt: 1 },
    headers: async () => {
      await gate.pass()
      return {}
    },
  })
  await new Promise<void>((resolve, reject) => {
    signal.onabort = () => {
      upload.abort()
      reject(signal.reason)
    }
    upload.on('progress', ({ detail }) => {
      gate.moves()
      onShare(detail / 100)
    })
    upload.on('attemptFailure', gate.stalls)
    upload.on('success', () => resolve())
    upload.on('error', ({ detail }) => reject(new FilmNotSentError(detail.message)))
  })
}

/** Lets a part begin while nobody has paused and there is a network. */
function openGate(onState: (state: SendingState) => void) {
  let isPaused = false
  let isStalled = false
  let told: SendingState = 'sending'
  let waiting: (() => void)[] = []
  const isFree = () => !isPaused && navigator.onLine
  function tell() {
    const state = isPaused ? 'paused' : isStalled || !navigator.onLine ? 'offline' : 'sending'
    if (state !== told) onState(state)
    told = state
    if (!isFree()) return
    const free = waiting
    waiting = []
    for (const go of free) go()
  }
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return {
    pass: async () => {
      while (!isFree()) await new Promise<void>((go) => waiting.push(go))
    },
    set: (paused: boolean) => {
      isPaused = paused
      tell()
    },
    moves: () => {
      isStalled = false
      tell()
    },
    stalls: () => {
      isStalled = true
      tell()
    },
    close: () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    },
  }
}
