import type { IncomingMessage } from 'node:http'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Call } from '@blickfang/contract/api/client.ts'
import { unlockPage as contract } from '@blickfang/contract/api/v1/page-password.ts'
import { RenderError } from '../cache/render-page.ts'
import { inNameOf } from '../proxies/cms-proxy.ts'

interface Attempt {
  readonly request: IncomingMessage
  readonly pageId: string
  readonly password: string
}

type Unlocked =
  | { readonly kind: 'open'; readonly key: string; readonly seconds: number }
  | { readonly kind: 'wrong' | 'tooMany' | 'noPassword' }

export type Unlock = (attempt: Attempt) => Promise<Unlocked>

/** Asks the cms whether a password opens a page, in the name of the visitor, whose tries it counts. */
export function makeUnlock(call: Call): Unlock {
  return async ({ request, pageId, password }) => {
    const options = { headers: inNameOf(request), signal: AbortSignal.timeout(10_000) }
    try {
      return { kind: 'open', ...contract.answer.parse(await call('unlockPage', { id: pageId, password }, options)) }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.status === 403 || cause.status === 400) return { kind: 'wrong' }
      if (cause.status === 429) return { kind: 'tooMany' }
      if (cause.status === 404) return { kind: 'noPassword' }
      throw new RenderError(`The cms did not answer to a page's password: ${cause.status}`, { cause })
    }
  }
}
