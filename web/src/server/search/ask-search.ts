import type { IncomingMessage } from 'node:http'
import { searchSite as contract, type FoundOnSite } from '@blickfang/shared/api/v1/search.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { RenderError } from '../cache/render-page.ts'
import { inNameOf } from '../proxies/cms-proxy.ts'

interface Asked {
  readonly request: IncomingMessage
  readonly locale: Locale
  readonly words: string
  readonly page: number
}

/** What was found; `tooMany` with the seconds to wait when the visitor's network has asked too often; null for words that nobody can look for. */
export type AskSearch = (asked: Asked) => Promise<FoundOnSite | { readonly tooMany: string } | null>

/** Asks the cms in the name of the visitor, whose searches it counts. */
export function makeAskSearch(cmsUrl: string): AskSearch {
  return async ({ request, locale, words, page }) => {
    const address = new URL(`/api/v1${contract.path}`, cmsUrl)
    address.search = new URLSearchParams({ searchQuery: words, lang: locale, page: String(page) }).toString()
    const headers = inNameOf(request)
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) }).catch((cause) => {
      throw new RenderError('The cms did not answer to a search.', { cause })
    })
    if (response.ok) return contract.answer.parse(await response.json())
    if (response.status === 429) return { tooMany: response.headers.get('retry-after') ?? '60' }
    if (response.status === 400) return null
    throw new RenderError(`The cms answered ${response.status} to a search.`)
  }
}
