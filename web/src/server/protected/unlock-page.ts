import type { IncomingMessage } from 'node:http'
import { unlockPage as contract } from '@blickfang/shared/api/v1/page-password.ts'
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
export function makeUnlock(cmsUrl: string): Unlock {
  return async ({ request, pageId, password }) => {
    const response = await ask(new URL(`/api/v1${contract.path}`, cmsUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...inNameOf(request) },
      body: JSON.stringify({ id: pageId, password }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { kind: 'open', ...contract.answer.parse(answer) }
    if (response.status === 403 || response.status === 400) return { kind: 'wrong' }
    if (response.status === 429) return { kind: 'tooMany' }
    if (response.status === 404) return { kind: 'noPassword' }
    throw new RenderError(`The cms answered ${response.status} to a page's password.`)
  }
}

async function ask(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) })
  } catch (cause) {
    throw new RenderError('The cms did not answer to a page’s password.', { cause })
  }
}
