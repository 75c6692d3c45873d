import type { IncomingMessage } from 'node:http'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Call } from '@blickfang/contract/api/client.ts'
import { searchSite as contract, type FoundOnSite } from '@blickfang/contract/api/v1/search.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { RenderError } from '../cache/render-page.ts'
import { inNameOf } from '../proxies/cms-proxy.ts'

interface Asked {
  readonly request: IncomingMessage
  readonly locale: Locale
  readonly words: string
  readonly page: number
}

/**
 * Searches the site: answers what was found; `tooMany` with the seconds to wait when the visitor's network has asked too often;
 * null for words that nobody can look for.
 */
export type AskSearch = (asked: Asked) => Promise<FoundOnSite | { readonly tooMany: string } | null>

/** Asks the cms in the name of the visitor, whose searches it counts. */
export function makeAskSearch(call: Call): AskSearch {
  return async ({ request, locale, words, page }) => {
    const options = { headers: inNameOf(request), signal: AbortSignal.timeout(10_000) }
    try {
      return contract.answer.parse(await call('searchSite', { searchQuery: words, lang: locale, page }, options))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.status === 429) return { tooMany: String(cause.detail.retryAfter ?? 60) }
      if (cause.status === 400) return null
      throw new RenderError(`The cms did not answer to a search: ${cause.status}`, { cause })
    }
  }
}
