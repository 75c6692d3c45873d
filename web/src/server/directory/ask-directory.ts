import type { IncomingMessage } from 'node:http'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Call } from '@blickfang/contract/api/client.ts'
import { listBusinesses as contract } from '@blickfang/contract/api/v1/business.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Directory } from '@blickfang/contract/sources/directory/source.ts'
import { RenderError } from '../cache/render-page.ts'
import { inNameOf } from '../proxies/cms-proxy.ts'

interface Asked {
  readonly request: IncomingMessage
  readonly locale: Locale
  /** Query of the page's own address. */
  readonly query: URLSearchParams
}

/** The part of the directory that an address names; null for what cannot be asked. */
export type AskDirectory = (asked: Asked) => Promise<Directory | null>

/** Asks the cms in the name of the visitor. */
export function makeAskDirectory(call: Call): AskDirectory {
  return async ({ request, locale, query }) => {
    const options = { headers: inNameOf(request), signal: AbortSignal.timeout(10_000) }
    try {
      return contract.answer.parse(await call('listBusinesses', { ...askedOf(query), lang: locale }, options))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.status === 400) return null
      throw new RenderError(`The cms did not answer for the directory: ${cause.status}`, { cause })
    }
  }
}

/** Forms send empty fields and each ticked box by itself; a search that is too long is cut. */
function askedOf(query: URLSearchParams): Record<string, string> {
  const asked = {
    search: (query.get('search') ?? '').trim().slice(0, 100),
    letter: query.get('letter') ?? '',
    programs: query.getAll('programs').join(','),
    page: query.get('page') ?? '',
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
}
