import type { IncomingMessage } from 'node:http'
import { inNameOf } from '../proxies/cms-proxy.ts'

/** The moment at which a visitor's form is opened, signed by the cms; undefined while that does not answer. */
export type OpenForm = (request: IncomingMessage) => Promise<string | undefined>

/** Asks the cms in the name of the visitor. */
export function makeOpenForm(cmsUrl: string): OpenForm {
  return async (request) => {
    const answer = await fetch(new URL('/api/v1/form/open', cmsUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...inNameOf(request) },
      body: '{}',
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    const told: unknown = answer?.ok ? await answer.json().catch(() => null) : null
    const { opened } = Object(told) as { opened?: unknown }
    return typeof opened === 'string' ? opened : undefined
  }
}

/** In ms: how long until an entry with this moment is no machine's. */
export function untilRipe(opened: string, leastMs: number, now = Date.now()): number {
  const at = Number.parseInt(opened.split('.', 1)[0] ?? '', 36)
  return Number.isNaN(at) ? 0 : Math.min(Math.max(0, at + leastMs + 100 - now), leastMs)
}
