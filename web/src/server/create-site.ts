import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { IconForm } from '@blickfang/shared/icon/icon-address.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { type Health, type HealthAnswer, healthHeaders, healthStatus } from '@blickfang/shared/server/health.ts'
import { meterRequest } from '@blickfang/shared/server/metrics/meter-request.ts'
import { metrics } from '@blickfang/shared/server/metrics/metrics.ts'
import { inRequest, readRequestId, requestIdHeader } from '@blickfang/shared/server/request-scope.ts'
import { knownMethods, unreadableRequest } from '@blickfang/shared/server/unreadable-request.ts'
import { mapOrigins } from '../site/map/map-styles.ts'
import { buildHeader } from '../ui/parts/build-header.ts'
import { adminPolicy, callPolicy, contentPolicy, developmentPolicy, workerPolicy } from './answers/content-policy.ts'
import { guardResponse, stripRequest } from './answers/guard-response.ts'
import { keptByNobody } from './answers/kept-by-nobody.ts'
import { noteRefusal } from './answers/note-refusal.ts'
import { sendPlainAnswer, wantsPage } from './answers/plain-answer.ts'
import { sendPage } from './answers/send-page.ts'
import type { SiteAssets } from './assets/site-assets.ts'
import { clientNetwork } from './bodies/client-network.ts'
import { takeInRest } from './bodies/take-in-rest.ts'
import { BodyStopped } from './bodies/watch-progress.ts'
import type { ContentLease } from './cache/content-lease.ts'
import type { FinishedPage } from './cache/finished-page.ts'
import type { PageCache } from './cache/page-cache.ts'
import { answerRevalidate } from './cache/revalidate-endpoint.ts'
import { type CdnSettings, cdnHeaders } from './cdn/cdn-headers.ts'
import { chooseLanguage, type Languages } from './choose-language.ts'
import type { CmsProxy } from './cms-proxy.ts'
import { answerDirectory, type DirectorySite } from './directory/answer-directory.ts'
import { hasOneHost } from './door/has-one-host.ts'
import { answerForm, type FormSite } from './forms/answer-form.ts'
import { answerOpened } from './forms/opened-cookie.ts'
import type { GameProxy } from './game-proxy.ts'
import type { LastKnownShop } from './interruption/last-known-shop.ts'
import { sendInterruption } from './interruption/send-interruption.ts'
import { localeHeader } from './locale-header.ts'
import type { PictureServer } from './pictures/picture-server.ts'
import { answerLocked, type LockedSite, takePassword } from './protected/answer-locked.ts'
import { placeOf } from './renderings/place-of.ts'
import { NoPlace, type RenderQueue } from './renderings/render-queue.ts'
import { untilAnswered, untilMade } from './renderings/until-made.ts'
import { type Route, routeRequest } from './route-request.ts'
import { answerSearch, type SearchedSite } from './search/answer-search.ts'

interface SiteSpec extends LockedSite, SearchedSite, DirectorySite, Pick<FormSite, 'passOn' | 'openForm'> {
  readonly isDev: boolean
  readonly isProxied: boolean
  readonly secret: string
  readonly publicFiles: ReadonlySet<string>
  readonly staticFiles: ReadonlySet<string>
  /** The order in which Next renders here, and the order in which it does in the cms, for the admin. */
  readonly queue: Pick<RenderQueue, 'run'>
  readonly adminQueue: Pick<RenderQueue, 'run'>
  /** Name of the build that is served; null in development. */
  readonly build: string | null
  /** What live pages load of the site's own; null in development. */
  readonly assets: Pick<SiteAssets, 'send'> | null
  readonly next: RequestListener
  readonly cms: Pick<CmsProxy, 'forward'>
  readonly game: Pick<GameProxy, 'forward'>
  readonly pictures: Pick<PictureServer, 'answer'>
  readonly cache: PageCache
  readonly cdn: CdnSettings
  readonly lease: Pick<ContentLease, 'take' | 'position'>
  /** What this process is called in the journal of expired pages. */
  readonly web: string
  /** The site's languages as they are now. */
  readonly languages: () => Promise<Languages>
  readonly shop: Pick<LastKnownShop, 'card'>
  readonly health: Pick<Health, 'alive' | 'ready' | 'isStopping'>
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  readonly isSecure: boolean
}

/** What visitors open, as `routeRequest` names it. */
const visitorRoutes: ReadonlySet<Route['kind']> = new Set(['root', 'live', 'missing', 'unknownPage', 'redirect'])

const allowed = { headers: { allow: knownMethods.join(', ') } }

/** A path that no page can have: below it lies each language's «not found» page. */
const nowhere = '/~/~/~'

/** The one door of the site: decides who answers, and gives every answer its headers. */
export function createSite(site: SiteSpec): RequestListener {
  return async (request, response) => {
    stripRequest(request, site)
    const requestId = idOf(request)
    const isSecure = request.headers['x-forwarded-proto'] === 'https'
    guardResponse(response, { requestId, isSecure })
    // Whoever is told to come again elsewhere need not be waited for.
    if (site.health.isStopping) response.shouldKeepAlive = false
    takeInRest(request, response)
    await inRequest(requestId, () => answerOrRefuse(site, { request, response, requestId, isSecure }))
  }
}

async function answerOrRefuse(site: SiteSpec, exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  const code = unreadableRequest(request)
  if (code) return sendPlainAnswer(request, response, { code, ...(code === 'METHOD_NOT_ALLOWED' && allowed) })
  try {
    await answer(site, exchange)
  } catch (error) {
    if (error instanceof BodyStopped) return sendPlainAnswer(request, response, { code: 'BAD_REQUEST' })
    if (error instanceof NoPlace) return answerNoPlace(exchange, error)
    const isOutside = error instanceof Error && error.name === 'RenderError'
    const code = isOutside ? 'UNAVAILABLE' : 'INTERNAL'
    noteRefusal(request, response, { code, cause: error, isOutside })
    answerBroken(site, exchange, code)
  }
}

/** Who asked for too much is told so, and everybody that it is a matter of seconds. */
function answerNoPlace({ request, response }: Exchange, { isOwnFault, retryAfter }: NoPlace): void {
  if (response.destroyed) return
  const code = isOwnFault ? 'RATE_LIMITED' : 'UNAVAILABLE'
  sendPlainAnswer(request, response, { code, headers: { 'retry-after': String(retryAfter) } })
}

/** Visitors read how the shop is reached; whoever edits, and programs, what is wrong. */
function answerBroken(
  site: SiteSpec,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  code: 'UNAVAILABLE' | 'INTERNAL',
): void {
  const { kind } = routeRequest(pathOf(request), site)
  if (visitorRoutes.has(kind) && wantsPage(request)) sendInterruption(request, response, { code, card: site.shop.card })
  else sendPlainAnswer(request, response, { code })
}

function pathOf({ url }: IncomingMessage): string {
  return (url ?? '/').split('?', 1)[0] ?? '/'
}

async function answer(site: SiteSpec, exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  const pathname = pathOf(request)
  const route = routeRequest(pathname, site)
  meterRequest(response, route.kind)
  // A connection on which somebody tries what a proxy may have read otherwise is not used again.
  if (route.kind === 'deceptive' || !hasOneHost(request)) {
    return sendPlainAnswer(request, response, { code: 'BAD_REQUEST', headers: { connection: 'close' } })
  }
  if (site.build && (route.kind === 'cms' || route.kind === 'editor')) nameBuild(site.build, exchange)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (route.kind === 'picture' && isRead) return site.pictures.answer(exchange, route.asked)
  if (route.kind === 'icon' && isRead) return answerIcon(site, exchange, route.form)
  if (isRead && /^\/admin(\/|$)/.test(pathname)) return answerAdmin(site, exchange)
  if (route.kind === 'cms' || route.kind === 'picture') {
    const policy = site.isDev || pathname.startsWith('/_cms/') ? undefined : callPolicy
    return site.cms.forward(request, response, { ...exchange, policy })
  }
  if (route.kind === 'game') return site.game.forward(request, response)
  if (route.kind === 'nowhere') return sendPlainAnswer(request, response, { code: 'NOT_FOUND' })
  if (route.kind === 'asset') {
    if (isRead && site.assets) return site.assets.send(request, response, pathname)
    return sendPlainAnswer(request, response, { code: 'NOT_FOUND' })
  }
  if (route.kind === 'revalidate') return answerRevalidate(request, response, site)
  if (isRead && route.kind === 'alive') return sendHealth(exchange, site.health.alive())
  if (isRead && route.kind === 'ready') return sendHealth(exchange, await site.health.ready())
  if (route.kind === 'openedForm' && isRead) return answerOpened(site, exchange)
  if (route.kind === 'form')
    return answerForm(site, { ...exchange, ...route, place: placeOf(exchange, site.isProxied) })
  if (route.kind === 'editor') return answerEditor(site, exchange, route.locale)
  // The policy that comes with a service worker is the policy of what it fetches.
  if (pathname === '/game-worker.js') response.setHeader('content-security-policy', workerPolicy)
  // A worker that a page starts does not go by the page's policy either: the map's fetches tiles and their letters.
  if (pathname === '/maplibre-gl-worker.mjs') {
    response.setHeader('content-security-policy', contentPolicy({ scripts: [], styles: [], connect: mapOrigins() }))
    // Chromium asks no service worker for a worker outside its scope: the browser itself keeps the file, for a round.
    response.setHeader('cache-control', 'public, max-age=86400')
  }
  if (route.kind === 'next') return hand(site, exchange)
  if (request.method === 'POST' && route.kind === 'live') {
    const notice = await findPage(site, exchange, route.path)
    const pageId = notice.lockedPage
    if (pageId)
      return takePassword(site, {
        ...exchange,
        path: route.path,
        notice,
        pageId,
        place: placeOf(exchange, site.isProxied),
      })
  }
  if (!isRead) {
    return sendPlainAnswer(request, response, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD' } })
  }
  return answerLive(site, exchange, route)
}

function sendHealth({ request, response }: Exchange, answer: HealthAnswer): void {
  response.writeHead(healthStatus(answer), healthHeaders)
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(answer))
}

/** The icon of the site as it was last known. Its address never changes, so it is asked for again after an hour. */
async function answerIcon({ shop, pictures }: SiteSpec, exchange: Exchange, form: IconForm): Promise<void> {
  const filename = shop.card?.icon
  if (!filename) return sendPlainAnswer(exchange.request, exchange.response, { code: 'NOT_FOUND' })
  return pictures.answer(exchange, { filename, form }, 'public, max-age=3600')
}

async function answerLive(site: SiteSpec, exchange: Exchange, route: Route): Promise<void> {
  const { request, response } = exchange
  const accepted = request.headers['accept-language']
  switch (route.kind) {
    case 'root':
      return redirect(response, {
        status: 307,
        to: `/${chooseLanguage(accepted, await site.languages())}`,
        vary: 'accept-language',
      })
    case 'redirect':
      return redirect(response, { status: 308, to: route.to })
    case 'missing':
      return sendStored(site, exchange, notFoundIn(chooseLanguage(accepted, await site.languages())), true)
    case 'unknownPage':
      return sendStored(site, exchange, notFoundIn(await activeOr(site, route.locale)), true)
    case 'live':
      return sendStored(site, exchange, route.path)
    case 'document':
      return sendStored(site, exchange, route.path, true)
  }
}

/** Not async, because the way of nearly every request is one without waiting. `isKept`: known to be the same for everybody. */
function sendStored(site: SiteSpec, exchange: Exchange, path: string, isKept = false): Promise<void> {
  const stored = site.isDev ? undefined : site.cache.find(path)
  metrics().count('page_cache_lookups_total', { result: stored ? 'hit' : 'miss' })
  return stored
    ? sendFound(site, exchange, path, stored)
    : site.cache
        .render(path, { network: clientNetwork(exchange.request, site.isProxied), isKept })
        .then((page) => sendFound(site, exchange, path, page))
}

function sendFound(site: SiteSpec, exchange: Exchange, path: string, page: FinishedPage): Promise<void> {
  const { lockedPage } = page
  if (lockedPage || page.asks) {
    const visit = { ...exchange, path, place: placeOf(exchange, site.isProxied) }
    if (lockedPage) return answerLocked(site, { ...visit, notice: page, pageId: lockedPage })
    if (page.asks === 'search') return answerSearch(site, { ...visit, blank: page })
    return answerDirectory(site, { ...visit, beginning: page })
  }
  return sendPage(exchange.request, exchange.response, page, cdnHeaders(site.cdn, page))
}

async function findPage(
  { cache, isDev, isProxied }: SiteSpec,
  exchange: Exchange,
  path: string,
): Promise<FinishedPage> {
  const network = clientNetwork(exchange.request, isProxied)
  return (isDev ? undefined : cache.find(path)) ?? cache.render(path, { network })
}

function notFoundIn(locale: Locale): string {
  return `/${locale}${nowhere}`
}

async function activeOr(site: SiteSpec, locale: Locale): Promise<Locale> {
  const languages = await site.languages()
  return languages.active.includes(locale) ? locale : languages.default
}

function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The editor and its login are rendered for each request, with a nonce for their scripts; nobody keeps them. */
function answerEditor(site: SiteSpec, exchange: Exchange, locale: Locale): Promise<void> {
  exchange.request.headers[localeHeader] = locale
  const nonce = `'nonce-${makeNonce()}'`
  const policy = site.isDev
    ? developmentPolicy
    : contentPolicy({ scripts: [nonce, "'strict-dynamic'"], styles: ["'unsafe-inline'"] })
  // Next reads the nonce for its own inline scripts from the request.
  if (!site.isDev) exchange.request.headers['content-security-policy'] = policy
  exchange.response.setHeader('content-security-policy', policy)
  keptByNobody(exchange.response)
  return site.queue.run(placeOf(exchange, site.isProxied), () =>
    untilMade(exchange.response, () => hand(site, exchange)),
  )
}

/** The admin is rendered by the cms, for each request and with a nonce too. */
function answerAdmin(site: SiteSpec, exchange: Exchange): Promise<void> {
  const { request, response } = exchange
  const policy = site.isDev ? undefined : adminPolicy(makeNonce())
  if (policy) request.headers['content-security-policy'] = policy
  return site.adminQueue.run(placeOf(exchange, site.isProxied), () =>
    untilAnswered(response, () => site.cms.forward(request, response, { ...exchange, policy })),
  )
}

/** Tells an editor which build answers, so that one that was loaded before a release hears of it. */
function nameBuild(build: string, { request, response }: Exchange): void {
  request.headers[buildHeader] = build
  response.setHeader(buildHeader, build)
}

function hand(site: SiteSpec, { request, response }: Exchange): void {
  void site.next(request, response)
}

function redirect(
  response: ServerResponse,
  { status, to, vary }: { status: 307 | 308; to: string; vary?: string },
): void {
  response.writeHead(status, {
    location: to,
    'cache-control': 'no-cache',
    'content-length': '0',
    ...(vary && { vary }),
  })
  response.end()
}

/** A reverse proxy's id if there is one and it is harmless, else a new one. */
function idOf(request: IncomingMessage): string {
  const id = readRequestId(request.headers[requestIdHeader]) ?? randomUUID()
  request.headers[requestIdHeader] = id
  return id
}
