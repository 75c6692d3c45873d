import type { IncomingMessage } from 'node:http'
import type { Call } from '@blickfang/contract/api/client.ts'
import { inNameOf } from '../proxies/cms-proxy.ts'

/** The moment at which a visitor's form is opened, signed by the cms; undefined while that does not answer. */
export type OpenForm = (request: IncomingMessage) => Promise<string | undefined>

/** Asks the cms in the name of the visitor. */
export function makeOpenForm(call: Call): OpenForm {
  return (request) =>
    call('openForm', {}, { headers: inNameOf(request), signal: AbortSignal.timeout(20_000) }).then(
      ({ opened }) => opened,
      () => undefined,
    )
}

/** In ms: how long until an entry with this moment is no machine's. */
export function untilRipe(opened: string, leastMs: number, now = Date.now()): number {
  const at = Number.parseInt(opened.split('.', 1)[0] ?? '', 36)
  return Number.isNaN(at) ? 0 : Math.min(Math.max(0, at + leastMs + 100 - now), leastMs)
}
