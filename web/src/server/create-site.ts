import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { editorLocales, type Locale } from '@blickfang/contract/kernel/locale.ts'
import { filmUploadOrigins } from '@blickfang/contract/sources/video-setup/video-services.ts'
import { type Health, type HealthAnswer, healthHeaders, healthStatus } from '@blickfang/platform/server/health.ts'
import { meterRequest } from '@blickfang/platform/server/metrics/meter-request.ts'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import { inRequest, readRequestId, requestIdHeader } from '@blickfang/platform/server/request-scope.ts'
import { knownMethods, unreadableRequest } from '@blickfang/platform/server/unreadable-request.ts'
import { mapOrigins } from '../site/map/map-styles.ts'
import { buildHeader } from '../ui/parts/build-header.ts'
import { adminPolicy, callPolicy, contentPolicy, developmentPolicy, workerPolicy } from './answers/content-policy.ts'
import { guardResponse, stripRequest } from './answers/guard-response.ts'
import { keptByNobody } from './answers/kept-by-nobody.ts'
import { noteRefusal } from './answers/note-refusal.ts'
import { type PlainAnswer, sendPlainAnswer, wantsPage } from './answers/plain-answer.ts'
import type { SiteAssets } from './assets/site-assets.ts'
import { clientNetwork } from './bodies/client-network.ts'
import { takeInRest } from './bodies/take-in-rest.ts'
import { BodyStopped } from './bodies/watch-progress.ts'
import type { ContentLease } from './cache/content-lease.ts'
import type { PageCache } from './cache/page-cache.ts'
import { answerRevalidate } from './cache/revalidate-endpoint.ts'
import { type CdnSettings, cdnHeaders } from './cdn/cdn-headers.ts'
import { answerDirectory, type DirectorySite } from './directory/answer-directory.ts'
import { hasOneHost } from './door/has-one-host.ts'
import { answerForm, type FormSite } from './forms/answer-form.ts'
import { answerOpened } from './forms/opened-cookie.ts'
import type { LastKnownShop } from './interruption/last-known-shop.ts'
import { sendInterruption } from './interruption/send-interruption.ts'
import type { FinishedPage } from './pages/finished-page.ts'
import { sendPage } from './pages/send-page.ts'
import type { PictureServer } from './pictures/picture-server.ts'
import { answerLocked, type LockedSite, takePassword } from './protected/answer-locked.ts'
import type { CmsProxy } from './proxies/cms-proxy.ts'
import type { GameProxy } from './proxies/game-proxy.ts'
import { placeOf } from './renderings/place-of.ts'
import { NoPlace, type RenderQueue } from './renderings/render-queue.ts'
import { untilAnswered, untilMade } from './renderings/until-made.ts'
import { chooseLanguage, type Languages } from './request/choose-language.ts'
import { localeHeader } from './request/locale-header.ts'
import { type Route, type RouteKind, routeRequest } from './request/route-request.ts'
import { withQuery } from './request/with-query.ts'
import { answerSearch, type SearchedSite } from './search/answer-search.ts'

interface SiteSpec extends LockedSite, SearchedSite, DirectorySite, Pick<FormSite, 'passOn' | 'passFile' | 'openForm'> {
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
  /** Site's own files that live pages load; null in development. */
  readonly assets: Pick<SiteAssets, 'send'> | null
  readonly next: RequestListener
  readonly cms: Pick<CmsProxy, 'forward'>
  readonly game: Pick<GameProxy, 'forward'>
  readonly pictures: Pick<PictureServer, 'answer'>
  readonly cache: PageCache
  readonly cdn: CdnSettings
  readonly lease: Pick<ContentLease, 'take' | 'position'>
  /** Name of this process in the journal of expired pages. */
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

/** Routes that visitors open, as `routeRequest` names them. */
const visitorRoutes: ReadonlySet<RouteKind> = new Set(['root', 'live', 'missing', 'unknownPage', 'redirect'])

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

/** Tells those who asked for too much so, and everybody else that it is a matter of seconds. */
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

function answer(site: SiteSpec, exchange: Exchange): void | Promise<void> {
  const route = routeOf(site, exchange.request)
  meterRequest(exchange.response, route.kind)
  return answerRoute(site, exchange, route)
}

function routeOf(site: SiteSpec, request: IncomingMessage): Route {
  return hasOneHost(request) ? routeRequest(pathOf(request), site) : { kind: 'deceptive' }
}

type Answerer<K extends RouteKind> = (site: SiteSpec, exchange: Exchange, route: Route<K>) => void | Promise<void>

/** Answerers, one for each kind of route. */
const answerers: { readonly [K in RouteKind]: Answerer<K> } = {
  // A connection on which somebody tries what a proxy may have read otherwise is not used again.
  deceptive: refuse({ code: 'BAD_REQUEST', headers: { connection: 'close' } }),
  nowhere: refuse({ code: 'NOT_FOUND' }),
  alive: reading((site, exchange) => sendHealth(exchange, site.health.alive())),
  ready: reading(async (site, exchange) => sendHealth(exchange, await site.health.ready())),
  revalidate: (site, { request, response }) => answerRevalidate(request, response, site),
  cms: callCms,
  admin: reading(answerAdmin, callCms),
  picture: reading(({ pictures }, exchange, { asked }) => pictures.answer(exchange, asked), callCms),
  icon: reading(answerIcon),
  game: ({ game }, { request, response }) => game.forward(request, response),
  asset: reading(answerAsset, refuse({ code: 'NOT_FOUND' })),
  openedForm: reading(answerOpened),
  form: (site, exchange, route) =>
    answerForm(site, { ...exchange, ...route, place: placeOf(exchange, site.isProxied) }),
  editor: answerEditor,
  ownWorker: answerOwnWorker,
  mapWorker: answerMapWorker,
  next: hand,
  root: reading(answerRoot),
  setup: reading(answerSetup),
  redirect: reading((_, exchange, { to }) => redirect(exchange, { status: 308, to })),
  moved: (_, exchange, { to }) => redirect(exchange, { status: 308, to }),
  missing: reading(async (site, exchange) =>
    sendStored(site, exchange, notFoundIn(chooseLanguage(acceptedOf(exchange), await site.languages())), true),
  ),
  unknownPage: reading(async (site, exchange, { locale }) =>
    sendStored(site, exchange, notFoundIn(await activeOr(site, locale)), true),
  ),
  document: reading((site, exchange, { path }) => sendStored(site, exchange, path, true)),
  live: reading((site, exchange, { path }) => sendStored(site, exchange, path), answerPosted),
}

function answerRoute<K extends RouteKind>(site: SiteSpec, exchange: Exchange, route: Route<K>): void | Promise<void> {
  return answerers[route.kind](site, exchange, route)
}

function refuse(answer: PlainAnswer): Answerer<RouteKind> {
  return (_, { request, response }) => sendPlainAnswer(request, response, answer)
}

/** Gives the answer to requests that only read, and that of `otherwise` to all others. */
function reading<K extends RouteKind>(
  answerer: Answerer<K>,
  otherwise: Answerer<NoInfer<K>> = refuseMethod,
): Answerer<K> {
  return (site, exchange, route) => {
    const { method } = exchange.request
    return (method === 'GET' || method === 'HEAD' ? answerer : otherwise)(site, exchange, route)
  }
}

function refuseMethod(_: SiteSpec, { request, response }: Exchange): void {
  sendPlainAnswer(request, response, { code: 'METHOD_NOT_ALLOWED', headers: { allow: 'GET, HEAD' } })
}

function sendHealth({ request, response }: Exchange, answer: HealthAnswer): void {
  response.writeHead(healthStatus(answer), healthHeaders)
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(answer))
}

/** The icon of the site as it was last known. Its address never changes, so it is asked for again after an hour. */
async function answerIcon({ shop, pictures }: SiteSpec, exchange: Exchange, { form }: Route<'icon'>): Promise<void> {
  const filename = shop.card?.icon
  if (!filename) return sendPlainAnswer(exchange.request, exchange.response, { code: 'NOT_FOUND' })
  return pictures.answer(exchange, { filename, form }, 'public, max-age=3600')
}

function callCms(site: SiteSpec, exchange: Exchange, route: Route): void | Promise<void> {
  nameBuild(site, exchange)
  const isBuild = route.kind === 'cms' && route.isBuild
  const policy = site.isDev || isBuild ? undefined : callPolicy
  return site.cms.forward(exchange.request, exchange.response, { ...exchange, policy })
}

function answerAsset(site: SiteSpec, { request, response }: Exchange, { path }: Route<'asset'>): void | Promise<void> {
  if (site.assets) return site.assets.send(request, response, path)
  sendPlainAnswer(request, response, { code: 'NOT_FOUND' })
}

/** The policy that comes with a service worker is the policy of what it fetches. */
function answerOwnWorker(site: SiteSpec, exchange: Exchange): void {
  exchange.response.setHeader('content-security-policy', workerPolicy)
  hand(site, exchange)
}

/** A worker that a page starts does not go by the page's policy either: the map's fetches tiles and their letters. */
function answerMapWorker(site: SiteSpec, exchange: Exchange): void {
  const policy = contentPolicy({ scripts: [], styles: [], connect: mapOrigins() })
  exchange.response.setHeader('content-security-policy', policy)
  // Chromium asks no service worker for a worker outside its scope: the browser itself keeps the file, for a round.
  exchange.response.setHeader('cache-control', 'public, max-age=86400')
  hand(site, exchange)
}

async function answerRoot(site: SiteSpec, exchange: Exchange): Promise<void> {
  const language = chooseLanguage(acceptedOf(exchange), await site.languages())
  redirect(exchange, { status: 307, to: `/${language}`, vary: 'accept-language' })
}

/** The set-up speaks the languages of the editor, whatever those of the site will be. The code behind the sign in the address stays there. */
function answerSetup(_: SiteSpec, exchange: Exchange): void {
  const language = chooseLanguage(acceptedOf(exchange), { default: 'de', active: editorLocales })
  redirect(exchange, { status: 307, to: `/${language}/edit/~setup`, vary: 'accept-language' })
}

function acceptedOf({ request }: Exchange): string | undefined {
  return request.headers['accept-language']
}

/** Takes what is sent to a page as its password; refuses the method for a page without one. */
async function answerPosted(site: SiteSpec, exchange: Exchange, { path }: Route<'live'>): Promise<void> {
  const notice = exchange.request.method === 'POST' ? await findPage(site, exchange, path) : undefined
  const pageId = notice?.lockedPage
  if (!notice || !pageId) return refuseMethod(site, exchange)
  await takePassword(site, { ...exchange, path, notice, pageId, place: placeOf(exchange, site.isProxied) })
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
function answerEditor(site: SiteSpec, exchange: Exchange, { locale }: Route<'editor'>): Promise<void> {
  nameBuild(site, exchange)
  exchange.request.headers[localeHeader] = locale
  const nonce = `'nonce-${makeNonce()}'`
  const policy = site.isDev
    ? developmentPolicy
    : contentPolicy({
        ...{ scripts: [nonce, "'strict-dynamic'"], styles: ["'unsafe-inline'"] },
        // Films go from the browser to where they are kept, in parts.
        connect: filmUploadOrigins(process.env.VIDEO_SERVICES_URL),
      })
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
  nameBuild(site, exchange)
  const { request, response } = exchange
  const policy = site.isDev ? undefined : adminPolicy(makeNonce())
  if (policy) request.headers['content-security-policy'] = policy
  return site.adminQueue.run(placeOf(exchange, site.isProxied), () =>
    untilAnswered(response, () => site.cms.forward(request, response, { ...exchange, policy })),
  )
}

/** Tells an editor which build answers, so that one that was loaded before a release hears of it. */
function nameBuild({ build }: SiteSpec, { request, response }: Exchange): void {
  if (!build) return
  request.headers[buildHeader] = build
  response.setHeader(buildHeader, build)
}

function hand(site: SiteSpec, { request, response }: Exchange): void {
  void site.next(request, response)
}

function redirect(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  { status, to, vary }: { status: 307 | 308; to: string; vary?: string },
): void {
  response.writeHead(status, {
    location: withQuery(to, request),
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
