import type { IncomingMessage } from 'node:http'

/** Thrown for a body that does not come any more, or so slowly that it never will. */
export class BodyStopped extends Error {
  override name = 'BodyStopped'
}

/** The least that comes of a body in each stretch of time. */
export interface Progress {
  readonly everyMs: number
  readonly bytes: number
}

/** Watches a body that is piped on: calls `onStop` when too little of it comes, unless whoever takes it is who is slow. Returns the teardown. */
export function watchProgress(
  request: IncomingMessage,
  least: Progress,
  onStop: (error: BodyStopped) => void,
): () => void {
  let since = 0
  const count = (part: Buffer) => {
    since += part.length
  }
  const timer = setInterval(() => {
    if (since < least.bytes && !request.isPaused() && !request.complete) onStop(new BodyStopped('made no progress'))
    since = 0
  }, least.everyMs)
  const stop = () => {
    clearInterval(timer)
    request.off('data', count)
  }
  request.on('data', count).once('close', stop)
  return stop
}
