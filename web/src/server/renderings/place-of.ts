import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientNetwork } from '../bodies/client-network.ts'
import type { Place } from './render-queue.ts'

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** The place of whoever asks in the queue of renderings. When they go away, the place is given up. */
export function placeOf({ request, response }: Exchange, isProxied: boolean): Required<Omit<Place, 'isKept'>> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (response.destroyed) gone.abort()
  return { network: clientNetwork(request, isProxied), signal: gone.signal }
}
