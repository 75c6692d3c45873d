import type { Server } from 'node:http'

/** Longer than any request takes that is not hopeless; supervisors give 30 s. */
const usualMs = 25_000
const everyMs = 100

/**
 * Ends a server without turning anybody out: takes no more connections, lets what has begun come to its end, streams too, and
 * cuts what is left after `patienceMs`.
 */
export async function closeServer(server: Server, patienceMs = usualMs): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  // A connection that is kept open after its answer would otherwise be waited for.
  const stopTidying = closeIdle(server)
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearTimeout(cut)
  stopTidying()
}

/** Closes connections on which nothing happens, again and again. */
export function closeIdle(server: Pick<Server, 'closeIdleConnections'>): () => void {
  const timer = setInterval(() => server.closeIdleConnections(), everyMs)
  return () => clearInterval(timer)
}
