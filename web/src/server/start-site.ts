import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@blickfang/contract/api/client.ts'
import { fallbackLocale } from '@blickfang/contract/kernel/locale.ts'
import { closeServer } from '@blickfang/platform/server/close-server.ts'
import { openSharedCounts, type SharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { readSite } from '../cms/read-site.ts'
import { startLanguages } from '../site/shop/start-languages.ts'
import type { SiteAssets } from './assets/site-assets.ts'
import { makeAskPosition } from './cache/ask-position.ts'
import { ContentLease } from './cache/content-lease.ts'
import { ContentVersions } from './cache/content-versions.ts'
import { PageCache } from './cache/page-cache.ts'
import { RenderError, startRenderer } from './cache/render-page.ts'
import { createSite } from './create-site.ts'
import { limitDirectory } from './directory/answer-directory.ts'
import { makeAskDirectory } from './directory/ask-directory.ts'
import { hasOneHost } from './door/has-one-host.ts'
import { isPlainPath } from './door/is-plain-path.ts'
import { makeOpenForm } from './forms/open-form.ts'
import { makePassFile } from './forms/pass-file.ts'
import { makePassOn } from './forms/pass-on.ts'
import { showGauges } from './health/show-gauges.ts'
import { siteHealth } from './health/site-health.ts'
import { LastKnownShop } from './interruption/last-known-shop.ts'
import { PictureServer } from './pictures/picture-server.ts'
import { makeUnlock } from './protected/unlock-page.ts'
import { CmsProxy } from './proxies/cms-proxy.ts'
import { GameProxy } from './proxies/game-proxy.ts'
import { GameRate } from './proxies/game-rate.ts'
import { RenderQueue } from './renderings/render-queue.ts'
import type { Languages } from './request/choose-language.ts'
import { makeAskSearch } from './search/ask-search.ts'
import type { ServerEnv } from './settings/server-env.ts'

const maxBytes = 96 * 1024 * 1024
const maxMissing = 500
/** The first rendering waits for the compiler, and there is one person. */
const whileDeveloping = { othersAtOnce: 8, ofNetworkAtOnce: 8, patienceMs: 300_000 }

interface Framework {
  readonly handle: RequestListener
  readonly upgrade: (request: Parameters<RequestListener>[0], socket: Duplex, head: Buffer) => void
  /** The folder with `public/`. */
  readonly dir: string
  /** Names of the files that browsers load of the build. */
  readonly staticFiles: ReadonlySet<string>
  /** Name of the build; null in development, where files are made as they are asked for. */
  readonly build: string | null
  /** Site's own files that live pages load; null in development, where Next brings everything. */
  readonly assets: Pick<SiteAssets, 'link' | 'send'> | null
}

/** The running server of the site. */
export interface RunningSite {
  readonly server: Server
  /** Lets what has begun come to its end, and ends. From the call on `/readyz` says so. */
  readonly stop: () => Promise<void>
}

/** Calls to the cms that visitors' requests need. */
function asksOf(cmsUrl: string) {
  const call = createClient({ baseUrl: cmsUrl })
  return {
    unlock: makeUnlock(call),
    askDirectory: makeAskDirectory(call),
    askSearch: makeAskSearch(call),
    openForm: makeOpenForm(call),
    passOn: makePassOn(cmsUrl),
    passFile: makePassFile(cmsUrl),
  }
}

/** Starts the site's server around Next, and answers once it listens. */
export async function startSite(env: ServerEnv, next: Framework): Promise<RunningSite> {
  const isDev = env.NODE_ENV === 'development'
  const versions = new ContentVersions()
  const { leave, ...follower } = followExpiries(env, versions)
  const { lease } = follower
  const renderer = await startRenderer(next.handle, next.assets)
  const isProxied = env.TRUST_PROXY === '1'
  const cms = new CmsProxy({ url: env.CMS_URL, isProxied }, isDev ? { patienceMs: 300_000 } : {})
  const counts = openSharedCounts(env.REDIS_URL)
  const game = reachGame(env, counts)
  const shop = knowShop(env, versions)
  const store = openMediaStore(process.env)
  const health = siteHealth({ cmsUrl: env.CMS_URL, canBeTold: env.REVALIDATE_SECRET !== '', lease, store, counts })
  const queue = new RenderQueue(isDev ? whileDeveloping : {})
  const adminQueue = new RenderQueue({ othersAtOnce: 8, ofNetworkAtOnce: 4, ...(isDev && whileDeveloping) })
  const cache = new PageCache({ render: renderer.render, versions, lease, queue, maxBytes, maxMissing })
  showGauges({ cache, versions, game, health })
  const site = createSite({
    ...{ isDev, isProxied, health, queue, adminQueue },
    secret: env.REVALIDATE_SECRET,
    publicFiles: new Set(readdirSync(`${next.dir}/public`)),
    staticFiles: next.staticFiles,
    build: next.build,
    assets: next.assets,
    next: next.handle,
    cms,
    game,
    pictures: new PictureServer(store, env.CMS_URL),
    cache,
    cdn: { maxAge: env.CDN_MAX_AGE, tagHeader: env.CDN_TAG_HEADER },
    ...follower,
    renderFor: (path, visit, place) =>
      queue.run(place, async () => (await renderer.renderFor(path, versions.name, visit)).page),
    ...asksOf(env.CMS_URL),
    directoryLimit: limitDirectory(counts),
    languages: remember({ versions, lease, shop }),
    shop,
  })
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 66_000 }, site)
  server.on('upgrade', passUpgrades({ isDev, cms, game, next }))
  const watched = [lease, shop, health, queue, adminQueue].map((each) => each.watch())
  const teardowns = [...watched, () => counts?.close()]
  server.on('close', () => {
    for (const teardown of teardowns) teardown()
    renderer.close()
  })
  server.listen(env.PORT, env.HOST)
  await once(server, 'listening')
  const stop = async () => {
    health.stop()
    await wait(env.STOP_DELAY_MS)
    game.close()
    await closeServer(server)
    await leave()
  }
  return { server, stop }
}

function knowShop(env: ServerEnv, versions: ContentVersions): LastKnownShop {
  const file = join(env.DATA_DIR, 'last-known-shop.json')
  return new LastKnownShop({ file, versions, read: () => readSite(fallbackLocale) })
}

interface Upgraded {
  readonly isDev: boolean
  readonly cms: CmsProxy
  readonly game: GameProxy
  readonly next: Framework
}

/** Websockets are the game's; hot reload has some while developing. */
function passUpgrades({ isDev, cms, game, next }: Upgraded): Framework['upgrade'] {
  return (request, socket, head) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    if (!isPlainPath(path) || !hasOneHost(request)) socket.destroy()
    else if (request.url?.startsWith('/_game/')) void game.upgrade(request, socket, head)
    else if (!isDev) socket.destroy()
    else if (request.url?.startsWith('/_cms/')) cms.upgrade(request, socket, head)
    else next.upgrade(request, socket, head)
  }
}

/** This process among those who follow what was expired: what it is called, its lease, and how it leaves. */
function followExpiries(env: ServerEnv, versions: ContentVersions) {
  const web = randomUUID()
  const isHere = env.CMS_ON_THIS_MACHINE === '1'
  const ask = makeAskPosition({ cmsUrl: env.CMS_URL, secret: env.REVALIDATE_SECRET, isHere })
  const lease = new ContentLease({ versions, ask: (position) => ask({ web, position }) })
  // A publish need not wait for who answers nobody any more; without the cms nobody waits.
  const leave = () => ask({ web, position: lease.position, leaves: true }).catch(() => undefined)
  return { web, lease, leave }
}

function reachGame(env: ServerEnv, counts: SharedCounts | null): GameProxy {
  const backend = { url: env.SUPABASE_URL, anonKey: env.SUPABASE_ANON_KEY, isProxied: env.TRUST_PROXY === '1' }
  return new GameProxy(backend, new GameRate(counts))
}

interface Remembering {
  readonly versions: ContentVersions
  readonly lease: ContentLease
  readonly shop: LastKnownShop
}

/** Languages change with the settings, so they hold as long as nothing has changed; without the cms the last known ones do. */
function remember({ versions, lease, shop }: Remembering): () => Promise<Languages> {
  let held: { epoch: number; languages: Languages } | undefined
  return async () => {
    const isKnown = lease.holds || (await lease.confirm())
    const { epoch } = versions
    if (isKnown && held?.epoch === epoch) return held.languages
    const site = await readSite(fallbackLocale).catch((cause) => ({ cause }))
    if (!('cause' in site)) {
      shop.keep(site, epoch)
      held = { epoch, languages: startLanguages(site) }
      return held.languages
    }
    if (shop.card) return shop.card.languages
    throw new RenderError('The cms did not name the languages.', site)
  }
}
