import type { IncomingMessage } from 'node:http'
import { apiRoot } from '@blickfang/contract/api/endpoint.ts'
import { inNameOf } from '../proxies/cms-proxy.ts'

interface Entry {
  readonly request: IncomingMessage
  /** Path of the form's call, below `apiRoot`. */
  readonly path: string
  readonly values: object
}

/** Answer of the cms to an entry; `wrong` names the fields and says why. */
export type Taken =
  | { readonly kind: 'sent' }
  | { readonly kind: 'wrong'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly status: 429 | 503 }

export type PassOn = (entry: Entry) => Promise<Taken>

/** Hands an entry to the cms, in the name of the visitor, whose entries it counts: as it was filled in, whatever that is. */
export function makePassOn(cmsUrl: string): PassOn {
  return async ({ request, path, values }) => {
    const answer = await fetch(cmsUrl + apiRoot + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...inNameOf(request) },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    if (answer?.ok) return { kind: 'sent' }
    const { fields } = ((await answer?.json().catch(() => null)) ?? {}) as { fields?: Record<string, string> }
    if (fields) return { kind: 'wrong', fields }
    return { kind: 'failed', status: answer?.status === 429 ? 429 : 503 }
  }
}
