import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { callOf, isFieldOf } from '@blickfang/contract/forms/read-entry.ts'
import { sentenceOf, type TriedEntry } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { KnownForm } from '@blickfang/contract/kernel/own/project-form.ts'
import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { sentAnchor } from '@blickfang/contract/options/link/anchor.ts'
import type { PageVisit } from '../../site/protected/page-visits.ts'
import { sendPlainAnswer } from '../answers/plain-answer.ts'
import { isForeign } from '../bodies/is-foreign.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { ShopCard } from '../interruption/shop-card.ts'
import type { FinishedPage } from '../pages/finished-page.ts'
import { sendPrivatePage } from '../pages/send-page.ts'
import { pageKeyOf } from '../protected/answer-locked.ts'
import type { Place } from '../renderings/render-queue.ts'
import { routeRequest } from '../request/route-request.ts'
import { formStatus, sendFormPage } from './form-page.ts'
import { type OpenForm, untilRipe } from './open-form.ts'
import { openedCookie, openedOf } from './opened-cookie.ts'
import type { PassFile } from './pass-file.ts'
import type { PassOn, Taken } from './pass-on.ts'
import { type Entered, readEntered } from './read-entered.ts'

export interface FormSite {
  readonly isDev: boolean
  readonly publicFiles: ReadonlySet<string>
  readonly staticFiles: ReadonlySet<string>
  readonly passOn: PassOn
  readonly openForm: OpenForm
  readonly passFile: PassFile
  readonly cache: Pick<PageCache, 'find' | 'render'>
  /** Renders a page for one visitor alone: neither taken from the cache nor put into it. */
  readonly renderFor: (path: string, visit: PageVisit, place: Place) => Promise<FinishedPage>
  readonly shop: { readonly card: ShopCard | undefined }
}

interface FormVisit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly known: KnownForm
  readonly locale: Locale
  readonly isSecure: boolean
  /** Place in the queue of renderings. */
  readonly place: Place
}

/** Takes a form from a page without scripts, and says on a page of its own what happened; to look at that page again sends nothing. */
export async function answerForm(site: FormSite, visit: FormVisit): Promise<void> {
  const { request, response, known } = visit
  if (request.method === 'GET' || request.method === 'HEAD') return sendSent(site, visit)
  if (request.method !== 'POST') {
    return sendPlainAnswer(request, response, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD, POST' } })
  }
  if (isForeign(request)) return sendPlainAnswer(request, response, { code: 'FOREIGN_ORIGIN' })
  const entered = await readEntered(request, known.form)
  if (typeof entered === 'string') return sendPlainAnswer(request, response, { code: entered })
  await passOn(site, visit, entered)
}

/** Hands the files on first: the entry names them. Answers what marks each, so that the same entry is told by what is in it. */
async function passFiles(
  site: FormSite,
  { request, locale }: FormVisit,
  { values, files }: Entered,
): Promise<{ readonly marks: ReadonlyMap<string, string>; readonly refused: NotTaken['outcome'] | null }> {
  const marks = new Map<string, string>()
  const wrong: Record<string, string> = {}
  for (const [field, file] of files) {
    const passed = await site.passFile({ request, field, file, block: values.get('block') ?? '', lang: locale })
    values.delete(field)
    if (passed.kind === 'failed') return { marks, refused: passed }
    if (passed.kind === 'wrong') Object.assign(wrong, passed.fields)
    else {
      values.set(field, passed.id)
      marks.set(passed.id, passed.mark)
    }
  }
  return { marks, refused: Object.keys(wrong).length > 0 ? { kind: 'wrong', fields: wrong } : null }
}

async function passOn(site: FormSite, visit: FormVisit, all: Entered): Promise<void> {
  const { request, response, locale } = visit
  const entered = all.values
  const { form } = visit.known
  const moment = entered.get('opened') ?? openedOf(request)
  const opened = moment ?? (await site.openForm(request)) ?? ''
  // Who is faster than a machine may be waits here, rather than be told so.
  if (moment) await setTimeout(untilRipe(moment, form.leastMs))
  const { marks, refused } = await passFiles(site, visit, all)
  if (refused) return sendAgain(site, visit, { entered, outcome: refused, opened })
  const besides = { block: entered.get('block') || undefined, [form.trap]: entered.get(form.trap) ?? '', lang: locale }
  const values = { ...callOf(form, entered), ...besides }
  const key = keyOf(opened, values, marks)
  const taken = await site.passOn({ request, path: form.path, values: { ...values, key, opened } })
  if (taken.kind !== 'sent') return sendAgain(site, visit, { entered, outcome: taken, opened })
  const back = cameFrom(site, request, entered)
  // The next entry takes another one: somebody may go back and send for somebody else.
  const next = await site.openForm(request)
  response.writeHead(303, {
    location: asHeader(placeAfter(site, visit, { entered, back })),
    'cache-control': 'no-store',
    'content-length': '0',
    ...(next && { 'set-cookie': openedCookie(next, visit.isSecure) }),
  })
  response.end()
}

/**
 * Where a sender reads that it was sent: where the form leads, at the form with its owner's words, or on a page of its own. Only pages
 * of this site are taken from an entry.
 */
function placeAfter(
  site: FormSite,
  { known: { form }, locale }: FormVisit,
  { entered, back }: { readonly entered: URLSearchParams; readonly back: string | undefined },
): string {
  const next = entered.get('next')
  if (form.isOwn && next && isLivePath(site, next.split('#', 1)[0] ?? '')) return next
  const block = readId(entered.get('block'))
  if (form.isOwn && back && block) return `${back}#${sentAnchor(block)}`
  return `/_form${form.path}/${locale}${back ? `?${new URLSearchParams({ back })}` : ''}`
}

/** A path as a header takes it: paths of this site may have letters of every script, which browsers do not write out in an entry. */
function asHeader(path: string): string {
  const address = parseUrl(path, 'http://site')
  return address ? address.pathname + address.search + address.hash : '/'
}

/** The same for the same entry, so that a double click is one. */
function keyOf(opened: string, values: object, marks: ReadonlyMap<string, string>): string {
  const bytes = createHash('sha256')
    .update(
      JSON.stringify([opened, values], (_, value) => (typeof value === 'string' ? (marks.get(value) ?? value) : value)),
    )
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

interface NotTaken {
  readonly entered: URLSearchParams
  readonly outcome: Exclude<Taken, { kind: 'sent' }>
  readonly opened: string
}

/** Shows the form's page with what was filled in and what is wrong; where it cannot be made, a page that says so. */
async function sendAgain(site: FormSite, visit: FormVisit, { entered, outcome, opened }: NotTaken): Promise<void> {
  const { request, response, known, locale } = visit
  const { form } = known
  const told = await toldOf(site, visit, { entered, outcome, opened })
  const path = cameFrom(site, request, entered)
  const tried: TriedEntry = {
    form: form.name,
    block: entered.get('block') || undefined,
    from: path ?? '',
    entered: [...entered].filter(([field]) => isFieldOf(form, field)),
    ...told,
  }
  const page = path && (await renderAgain(site, visit, path, tried))
  // The page may have changed since: then it has no such form any more.
  if (page && page.status === 200 && page.body.includes(`name="opened" value="${told.opened}"`)) {
    return sendPrivatePage(request, response, page, formStatus(outcome))
  }
  sendFormPage(response, { known, locale, card: site.shop.card, outcome })
}

/**
 * Chooses the words for the visitor by the reasons that the cms has given. Where only the moment of opening is missing, nothing is
 * wrong but that the form has to be sent again.
 */
async function toldOf(
  site: FormSite,
  { request, known: { form } }: FormVisit,
  { entered, outcome, opened }: NotTaken,
): Promise<Pick<TriedEntry, 'wrong' | 'outcome' | 'opened'>> {
  if (outcome.kind === 'failed') return { wrong: {}, outcome: 'failedSentence', opened }
  const wrong = Object.fromEntries(Object.entries(outcome.fields).filter(([field]) => isFieldOf(form, field)))
  const refusal = form.refusals.find((each) => each in outcome.fields)
  if (refusal) return { wrong, outcome: sentenceOf(form, refusal, refusal), opened }
  if (Object.keys(wrong).length > 0) return { wrong, outcome: null, opened }
  if (entered.get(form.trap)) return { wrong, outcome: sentenceOf(form, form.trap, form.trap), opened }
  const isUsed = (entered.get('opened') ?? openedOf(request)) !== undefined
  return { wrong, outcome: 'checkSentence', opened: (isUsed && (await site.openForm(request))) || opened }
}

async function renderAgain(
  site: FormSite,
  { request, place }: FormVisit,
  path: string,
  tried: TriedEntry,
): Promise<FinishedPage | undefined> {
  try {
    const { lockedPage } = site.cache.find(path) ?? (await site.cache.render(path, place))
    const key = lockedPage && pageKeyOf(request, lockedPage)
    return await site.renderFor(path, { tried, ...(key && { key }) }, place)
  } catch (error) {
    if (error instanceof Error && ['RenderError', 'NoPlace'].includes(error.name)) return undefined
    throw error
  }
}

function sendSent(site: FormSite, { request, response, known, locale }: FormVisit): void {
  const back = new URLSearchParams((request.url ?? '').split('?')[1]).get('back')
  const path = back !== null && isLivePath(site, back) ? back : `/${locale}`
  sendFormPage(response, { known, locale, card: site.shop.card, outcome: { kind: 'sent', back: path } })
}

/** The page of this site on which the form stands. */
function cameFrom(site: FormSite, { headers }: IncomingMessage, entered: URLSearchParams): string | undefined {
  // A form that is shown again stands at another address than its page.
  const from = entered.get('from')
  if (from && isLivePath(site, from)) return from
  const { referer = '' } = headers
  const path = parseUrl(referer)?.pathname ?? ''
  return isLivePath(site, path) ? path : undefined
}

function isLivePath(site: FormSite, path: string): boolean {
  return routeRequest(path, site).kind === 'live'
}
