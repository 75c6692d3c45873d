import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { failureBody } from '@blickfang/contract/api/errors/failure-body.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { isLocale } from '@blickfang/contract/kernel/locale.ts'
import { type Translate, translate } from '@blickfang/contract/kernel/messages/translator.ts'

import { messages, type Sentences } from './messages.generated.ts'
import { noteRefusal } from './note-refusal.ts'

export interface PlainAnswer {
  readonly code: ErrorCode
  readonly headers?: Readonly<Record<string, string>>
  /** For the log: what failed outside of this process. */
  readonly cause?: unknown
}

/** Says what is wrong in one readable sentence, as JSON to programs and as a page to people, whatever else is broken. */
export function sendPlainAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { code, headers, cause }: PlainAnswer,
): void {
  noteRefusal(request, response, { code, cause, isOutside: cause !== undefined })
  if (response.headersSent) {
    response.destroy()
    return
  }
  const language = languageOf(request)
  const sentence = errorSentenceOf(code, language)
  const isPage = wantsPage(request)
  const status = errorStatus[code]
  const body = isPage ? page(translate(messages, language), sentence) : JSON.stringify(failureBody(code, language))
  clearHeaders(response)
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    vary: 'accept, accept-language',
    ...(status === 503 && { 'retry-after': '5' }),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether it is a person's browser that asks; programs get JSON. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '')
}

/** Takes back the headers of an answer that does not come. */
export function clearHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name)
}

/** The path's language where it names one, else the reader's first wish. */
function languageOf(request: IncomingMessage): string {
  const fromPath = /^\/(\w\w)(?=\/|$)/.exec(request.url ?? '')?.[1] ?? ''
  return isLocale(fromPath) ? fromPath : (request.headers['accept-language'] ?? 'de').slice(0, 2).toLowerCase()
}

function page(t: Translate<Sentences>, sentence: string): string {
  const title = t('title')
  return `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { min-height: 100svh; margin: 0; display: grid; place-content: center; padding: 2rem; font: 1.125rem/1.55 system-ui, sans-serif; color: #17211f; background: #fbfaf7 }
h1 { font: 400 2.25rem/1.15 Georgia, serif; margin: 0 0 1rem }
p { max-width: 36rem; margin: 0 }
@media (prefers-color-scheme: dark) { body { color: #f2efe8; background: #131b19 } }
</style>
</head>
<body>
<main><h1>${title}</h1><p>${sentence}</p></main>
</body>
</html>
`
}
