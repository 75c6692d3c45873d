import { lookup } from 'node:dns/promises'
import { type ClientRequest, request as plain } from 'node:http'
import { request as secure } from 'node:https'

/** Where the copies of the site are that hold rendered pages. */
export interface WebCache {
  /** One address each; `dns+http://web:3000` stands for every address that the name `web` has at the moment. */
  readonly urls: readonly string[]
  readonly secret: string
  /** How long a web process may stay silent before it counts as hung. */
  readonly patienceMs?: number
  /** The addresses of a name, as the system's resolver knows them. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

/** Nobody listens there: that web is down, holds no page, and starts with an empty cache. */
const down = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH'])
/**
 * More than three turns of web's event loop (to take the connection, to read, to answer), none of which was longer than what
 * web itself takes for a hang, after which it lets go of everything. Source: `maxGapMs` in web's content-versions.ts.
 */
const usualMs = 7_000
const attempts = 3
const byName = 'dns+'

/** Thrown when a web process took the connection and then stayed silent. */
class Hung extends Error {
  override name = 'Hung'
}

/**
 * Tells every web process to let go of pages. Answers how many did; throws when one may still serve an old page. One that is
 * down or hangs may not: it has no page when it comes back.
 */
export async function expire(web: WebCache, tags: readonly string[]): Promise<number> {
  const urls = (await Promise.all(web.urls.map((url) => placesOf(url, web)))).flat()
  const told = await Promise.all(urls.map((url) => tell(url, web, tags)))
  return told.filter(Boolean).length
}

/** Asked anew each time: processes come and go. A name that nobody has stands for none; any other fault is one. */
async function placesOf(url: string, { resolve = addressesOf }: WebCache): Promise<readonly string[]> {
  if (!url.startsWith(byName)) return [url]
  const named = new URL(url.slice(byName.length))
  try {
    const addresses = await resolve(named.hostname)
    return addresses.map((address) => {
      const place = new URL(named)
      place.hostname = address.includes(':') ? `[${address}]` : address
      return place.href
    })
  } catch (error) {
    if (isDown(error)) return []
    throw error
  }
}

async function addressesOf(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

async function tell(url: string, web: WebCache, tags: readonly string[]): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      const status = await post(url, web, JSON.stringify({ tags }))
      if (status === 200) return true
      throw new Error(`${url} answered ${status} to a revalidation`)
    } catch (error) {
      if (error instanceof Hung || isDown(error)) return false
      if (attempt === attempts) throw error
    }
  }
}

/** The status of the answer. Not by fetch, which does not tell a connection that nobody took from one that nobody answered. */
function post(base: string, { secret, patienceMs = usualMs }: WebCache, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL('/_internal/revalidate', base)
    const outgoing: ClientRequest = (url.protocol === 'https:' ? secure : plain)(url, {
      method: 'POST',
      // A connection of its own: one from before may have been kept open by a process that hangs.
      agent: false,
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    })
    let isTaken = false
    outgoing.on('socket', (socket) => socket.once('connect', () => (isTaken = true)))
    const timer = setTimeout(() => {
      const silent = `${base} does not answer`
      outgoing.destroy(isTaken ? new Hung(silent) : new Error(`${silent}, and may be there for others`))
    }, patienceMs)
    outgoing.on('close', () => clearTimeout(timer))
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    outgoing.end(body)
  })
}

function isDown(error: unknown): boolean {
  return error instanceof Error && 'code' in error && down.has(String(error.code))
}
