import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { fallbackLocale, isLocale, type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { closedPolicy, hashSource } from '../answers/content-policy.ts'
import { clearHeaders } from '../answers/plain-answer.ts'
import { chooseLanguage } from '../request/choose-language.ts'
import { interruptionPage, tryAgainScript } from './interruption-page.ts'
import type { ShopCard } from './shop-card.ts'

const policy = `${closedPolicy}; script-src ${hashSource(tryAgainScript)}; connect-src 'self'`

interface Interruption {
  readonly code: 'UNAVAILABLE' | 'INTERNAL'
  readonly card: ShopCard | undefined
}

/** Tells a visitor whose page cannot be made how the shop is reached; the page tries again by itself. */
export function sendInterruption(
  request: IncomingMessage,
  response: ServerResponse,
  { code, card }: Interruption,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const body = interruptionPage(languageOf(request, card), card)
  clearHeaders(response)
  response.writeHead(errorStatus[code], {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'content-security-policy': policy,
    'cache-control': 'no-store',
    vary: 'accept, accept-language',
    'retry-after': '10',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The address's language where it names one, else the reader's first wish among the shop's. */
function languageOf({ url, headers }: IncomingMessage, card: ShopCard | undefined): Locale {
  const [, first = ''] = (url ?? '').split(/[/?]/, 2)
  const languages = card?.languages ?? { default: fallbackLocale, active: locales }
  return isLocale(first) && languages.active.includes(first)
    ? first
    : chooseLanguage(headers['accept-language'], languages)
}
