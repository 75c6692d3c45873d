import type { IncomingMessage, ServerResponse } from 'node:http'
import { forms } from '@blickfang/shared/forms/forms.generated.ts'
import { readEntry } from '@blickfang/shared/forms/read-entry.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import { readStart } from '../bodies/read-start.ts'
import type { ShopCard } from '../interruption/shop-card.ts'
import { isForeign } from '../is-foreign.ts'
import { type FormName, routeRequest } from '../route-request.ts'
import { sendFormPage } from './form-page.ts'
import type { PassOn } from './pass-on.ts'

/** As much as the form's call takes. */
const maxBody = 32 * 1024

export interface FormSite {
  readonly isDev: boolean
  readonly publicFiles: ReadonlySet<string>
  readonly staticFiles: ReadonlySet<string>
  readonly passOn: PassOn
  readonly shop: { readonly card: ShopCard | undefined }
}

interface FormVisit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly name: FormName
  readonly locale: Locale
}

/** Takes a form from a page without scripts, and says on a page of its own what happened; to look at that page again sends nothing. */
export async function answerForm(site: FormSite, visit: FormVisit): Promise<void> {
  const { request, response } = visit
  if (request.method === 'GET' || request.method === 'HEAD') return sendSent(site, visit)
  if (request.method !== 'POST') {
    return sendPlainAnswer(request, response, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD, POST' } })
  }
  if (isForeign(request)) return sendPlainAnswer(request, response, { code: 'FOREIGN_ORIGIN' })
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    return sendPlainAnswer(request, response, { code: 'BAD_REQUEST' })
  }
  const { bytes, isWhole } = await readStart(request, { maxBytes: maxBody })
  if (!isWhole) return sendPlainAnswer(request, response, { code: 'TOO_LARGE' })
  await passOn(site, visit, new URLSearchParams(bytes.toString('utf8')))
}

async function passOn(
  site: FormSite,
  { request, response, name, locale }: FormVisit,
  entered: URLSearchParams,
): Promise<void> {
  const { form } = forms[name]
  const besides = Object.fromEntries(form.besides.map((each) => [each, entered.get(each) ?? undefined]))
  const values = { ...readEntry(form, entered), ...besides, [form.trap]: entered.get(form.trap) ?? '', lang: locale }
  const taken = await site.passOn({ request, path: form.path, values })
  if (taken.kind !== 'sent') return sendFormPage(response, { name, locale, card: site.shop.card, outcome: taken })
  const back = cameFrom(site, request)
  const query = back ? `?${new URLSearchParams({ back })}` : ''
  response.writeHead(303, {
    location: `/_form${form.path}/${locale}${query}`,
    'cache-control': 'no-store',
    'content-length': '0',
  })
  response.end()
}

function sendSent(site: FormSite, { request, response, name, locale }: FormVisit): void {
  const back = new URLSearchParams((request.url ?? '').split('?')[1]).get('back')
  const path = back !== null && isLivePath(site, back) ? back : `/${locale}`
  sendFormPage(response, { name, locale, card: site.shop.card, outcome: { kind: 'sent', back: path } })
}

/** The page of this site on which the form stands. */
function cameFrom(site: FormSite, { headers }: IncomingMessage): string | undefined {
  const { referer = '' } = headers
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  return isLivePath(site, path) ? path : undefined
}

function isLivePath(site: FormSite, path: string): boolean {
  return routeRequest(path, site).kind === 'live'
}
