// Keeps the golf game's pages on the phone, with all they load, for a round without signal. Its scope is the game's pages only.
// A page comes from the network when that answers in time, so that a publish or a new version shows at once; what a page
// loads has its version in its address and comes from the store.
const store = 'game-1'
const patience = 3_000
// What hangs for so long while pages are kept does not come: the next keeping waits for this one.
const keepPatience = 30_000
// Which files the pages of this build need, and which those of the one before: a tab may still show that.
const generations = '/game-worker-generations'
// The map's worker has no version in its address.
const extras = ['/maplibre-gl-worker.mjs']
const asset = /\/(?:_next\/static|_site)\/[^"'\\\s)>]+\.(?:js|css|woff2|json|svg|png|webp)/g
const hashed = /^\/(?:_next\/static|_site)\//
const lazyChunk = /["'](static\/(?:chunks|media)\/[^"']+\.(?:js|css|woff2))["']/g
const cssFile = /url\(["']?([^"')]+\.woff2)["']?\)/g
// Three widths are enough for any phone, in the one format that every browser with a worker shows.
const picture = /\/api\/(?:bf-)?media\/(?:picture\/[\w.-]+\/(?:480|640|828)\.webp|file\/[\w.-]+)/g
const anyPicture = /^\/api\/(?:bf-)?media\/(?:picture|file)\/([^/]+)/

// One at a time, so that none lets go of what another has just fetched.
let keeping = Promise.resolve()

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return
  keeping = keeping.then(() => keepPages(event.data.pages)).catch((error) => console.warn(error))
  event.waitUntil(keeping)
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url))
  else if (extras.includes(url.pathname)) event.respondWith(openPage(event, url))
  else if (hashed.test(url.pathname)) event.respondWith(fromStore(request))
  else if (anyPicture.test(url.pathname)) event.respondWith(openPicture(request, url))
})

// A page is kept under its path: `?id=` and `?player=` are read in the browser.
async function openPage(event, url) {
  // No time limit: what is kept stands in after a while, and what is not is the browser's to wait for.
  const network = fetch(event.request)
  const kept = await caches.match(url.pathname)
  if (!kept) return network
  // A server in trouble is no reason to stop playing.
  const answer = await Promise.race([network.catch(() => undefined), late()])
  return !answer || answer.status >= 500 ? kept : answer
}

function late() {
  return new Promise((resolve) => setTimeout(resolve, patience))
}

async function fromStore(request) {
  const kept = await caches.match(request.url)
  if (kept) return kept
  // No time limit: nothing could stand in, so it is the browser's to wait for.
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(store)).put(request.url, answer.clone())
  return answer
}

// Without a network, or with one that hangs, any form of the same picture will do.
async function openPicture(request, url) {
  const kept = await caches.match(request.url)
  if (kept) return kept
  // No time limit: another form stands in after a while, and where there is none it is the browser's to wait for.
  const network = fetch(request)
  const answer = await Promise.race([network.catch(() => undefined), late()])
  if (!answer) return (await otherForm(url)) ?? network
  // What only stands in for the picture is not to be kept.
  const isLasting = answer.ok && !/no-store/.test(answer.headers.get('cache-control') ?? '')
  if (isLasting) await (await caches.open(store)).put(request.url, answer.clone())
  return answer
}

async function otherForm(url) {
  const wanted = nameOf(url)
  const keys = await (await caches.open(store)).keys()
  const other = keys.find((key) => nameOf(new URL(key.url)) === wanted)
  return other && caches.match(other)
}

function nameOf({ pathname }) {
  return anyPicture.exec(pathname)?.[1]
}

// Fetches the pages anew and all that they load, then lets go of what no page needs any more.
async function keepPages(pages) {
  const cache = await caches.open(store)
  const seen = new Set()
  let isWhole = true
  for (const page of pages) {
    const answer = await fetch(page, { cache: 'no-cache', signal: AbortSignal.timeout(keepPatience) }).catch(
      () => undefined,
    )
    if (answer?.ok && !answer.redirected) isWhole = (await keepPage(cache, page, answer, seen)) && isWhole
    // No network or a server in trouble: what is kept stays. Anything else is an answer: there is no such page any more.
    else if (!answer || answer.status >= 500 || answer.status === 429) isWhole = false
  }
  if (!isWhole) return
  for (const path of extras) {
    seen.add(new URL(path, self.location.origin).href)
    const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(keepPatience) }).catch(
      () => undefined,
    )
    if (answer?.ok) await cache.put(path, answer)
  }
  await letGo(cache, seen)
}

// First what it needs, then the page: one that is kept always opens.
async function keepPage(cache, page, answer, seen) {
  const html = await answer.clone().text()
  try {
    for (const path of found(html, picture)) await keepAsset(cache, path, seen, false)
    for (const path of found(html, asset)) await keepAsset(cache, path, seen, true)
    await cache.put(page, answer)
    seen.add(new URL(page, self.location.origin).href)
    return true
  } catch (error) {
    // A new version came in between, or the network went: the next time it is whole.
    console.warn(error)
    return false
  }
}

async function letGo(cache, seen) {
  const kept = await cache.match(generations)
  const { now = [], before = [] } = kept ? await kept.json() : {}
  const isSame = now.length === seen.size && now.every((href) => seen.has(href))
  const last = new Set([...(isSame ? before : now), ...(await takeOver(cache))])
  await cache.put(generations, Response.json({ now: [...seen], before: [...last] }))
  for (const key of await cache.keys()) {
    const { href, pathname } = new URL(key.url)
    const isPicture = anyPicture.test(pathname)
    const isNeeded = seen.has(href) || (last.has(href) && hashed.test(pathname))
    if (!isNeeded && !isPicture && pathname !== generations) await cache.delete(key)
  }
}

// The files that an older worker kept; its pages have served until now.
async function takeOver(cache) {
  const taken = []
  for (const name of await caches.keys()) {
    if (!name.startsWith('game-') || name === store) continue
    const older = await caches.open(name)
    for (const key of await older.keys()) {
      if (!hashed.test(new URL(key.url).pathname)) continue
      taken.push(key.url)
      await cache.put(key, await older.match(key))
    }
    await caches.delete(name)
  }
  return taken
}

async function keepAsset(cache, path, seen, isNeeded) {
  const { href } = new URL(path, self.location.origin)
  if (seen.has(href)) return
  seen.add(href)
  let answer = await cache.match(href)
  if (!answer) {
    answer = await fetch(href, { signal: AbortSignal.timeout(keepPatience) }).catch(() => undefined)
    if (!answer?.ok) {
      if (isNeeded) throw new Error(`${path} did not come.`)
      return
    }
    await cache.put(href, answer.clone())
  }
  if (/\.js$/.test(path)) {
    for (const [, chunk] of (await answer.text()).matchAll(lazyChunk))
      await keepAsset(cache, `/_next/${chunk}`, seen, false)
  }
  if (/\.css$/.test(path)) {
    for (const [, font] of (await answer.text()).matchAll(cssFile))
      await keepAsset(cache, new URL(font, href).pathname, seen, false)
  }
}

function found(html, pattern) {
  return new Set(Array.from(html.matchAll(pattern), ([match]) => match.replaceAll('&amp;', '&')))
}
