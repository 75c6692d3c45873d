import type { IncomingMessage } from 'node:http'
import { listBusinesses as contract } from '@blickfang/shared/api/v1/business.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import type { Directory } from '@blickfang/shared/sources/directory/source.ts'
import { RenderError } from '../cache/render-page.ts'
import { inNameOf } from '../proxies/cms-proxy.ts'

interface Asked {
  readonly request: IncomingMessage
  readonly locale: Locale
  /** What the page's own address says. */
  readonly query: URLSearchParams
}

/** The part of the directory that an address names; null for what cannot be asked. */
export type AskDirectory = (asked: Asked) => Promise<Directory | null>

/** Asks the cms in the name of the visitor. */
export function makeAskDirectory(cmsUrl: string): AskDirectory {
  return async ({ request, locale, query }) => {
    const address = new URL(`/api/v1${contract.path}`, cmsUrl)
    address.search = new URLSearchParams({ ...askedOf(query), lang: locale }).toString()
    const headers = inNameOf(request)
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) }).catch((cause) => {
      throw new RenderError('The cms did not answer for the directory.', { cause })
    })
    if (response.ok) return contract.answer.parse(await response.json())
    if (response.status === 400) return null
    throw new RenderError(`The cms answered ${response.status} for the directory.`)
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
