import { lookup } from 'node:dns/promises'
import { type ClientRequest, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { text } from 'node:stream/consumers'
import { toldAfterHeader, toldAnswerSchema, toldPositionHeader } from '@blickfang/platform/server/expiry/told-expiry.ts'
import type { Cdn } from './cdn.ts'
import { Followers } from './followers.ts'
import type { Journal } from './journal.ts'

/** Where the copies of the site are that hold rendered pages. */
interface WebCachesSpec {
  /** Addresses, one each; `dns+http://web:3000` stands for every address that the name `web` has at the moment. */
  readonly urls: readonly string[]
  readonly secret: string
  readonly journal: Journal
  /** Stands before them all; null: there is none. */
  readonly cdn: Cdn | null
  /** How long a call may take. Nothing is wrong when one is lost: web asks by itself. */
  readonly patienceMs?: number
  /** The addresses of a name, as the system's resolver knows them. */
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

/** A part of the journal. */
interface Expiry {
  readonly before: number
  readonly position: number
  readonly tags: readonly string[]
}

const byName = 'dns+'

/** The web processes, from the cms's side: told at once of what was expired, and waited for. */
export class WebCaches {
  readonly #spec: WebCachesSpec
  readonly #followers: Followers
  /** Addresses that took no call the last time: they are called, and not waited for. */
  readonly #silent = new Set<string>()

  constructor(spec: WebCachesSpec) {
    this.#spec = spec
    this.#followers = new Followers(spec)
  }

  /** Follows who follows the journal, from the start of this process on. Returns the teardown. */
  async start(): Promise<() => void> {
    await this.#spec.journal.setCdn(this.#spec.cdn !== null)
    return this.#followers.watch()
  }

  /**
   * Answers once nobody shows what was expired before the call: what this call was the first to tell, and how many processes
   * there are. Throws when one of them goes on without it.
   */
  async expire(): Promise<{ caches: number; tags: readonly string[] }> {
    const expiry = await this.#spec.journal.givePositions()
    const confirmed = new Set<string>()
    const told = expiry.tags.length > 0 ? await this.#tell(expiry, confirmed) : 0
    const followers = await this.#followers.waitFor(expiry.position, confirmed)
    // Only now: what it let go of before, it would fetch again from a process that does not know yet.
    await this.#purge(expiry.position)
    return { caches: Math.max(told, followers), tags: expiry.tags }
  }

  /** Purges the CDN from where it is up to this position; after a failure the next call tries again. */
  async #purge(position: number): Promise<void> {
    const { cdn, journal } = this.#spec
    if (!cdn) return
    const tags = await journal.listUnpurged(position)
    if (tags.length === 0) return
    await cdn.purge(tags)
    await journal.notePurged(position)
  }

  /** How many were told; `confirmed` gets the names of those that are where the journal is. */
  async #tell(expiry: Expiry, confirmed: Set<string>): Promise<number> {
    const places = (await Promise.all(this.#spec.urls.map((url) => this.#placesOf(url)))).flat()
    const calls = places.map(async (place) => {
      const isWaitedFor = !this.#silent.has(place)
      const call = this.#call(place, expiry, confirmed)
      return isWaitedFor ? call : false
    })
    return (await Promise.all(calls)).filter(Boolean).length
  }

  async #call(place: string, expiry: Expiry, confirmed: Set<string>): Promise<boolean> {
    try {
      const { status, body } = await this.#post(place, expiry)
      this.#silent.delete(place)
      const answer = toldAnswerSchema.safeParse(body)
      if (answer.success && (answer.data.position ?? -1) >= expiry.position) confirmed.add(answer.data.web)
      return status === 200
    } catch {
      // A lost call is made up for by the question that web asks by itself; whoever asks none shows nothing old.
      this.#silent.add(place)
      return false
    }
  }

  /** Asked anew each time: processes come and go. */
  async #placesOf(url: string): Promise<readonly string[]> {
    if (!url.startsWith(byName)) return [url]
    const named = new URL(url.slice(byName.length))
    const addresses = await (this.#spec.resolve ?? addressesOf)(named.hostname).catch(() => [])
    return addresses.map((address) => {
      const place = new URL(named)
      place.hostname = address.includes(':') ? `[${address}]` : address
      return place.href
    })
  }

  #post(base: string, { before, position, tags }: Expiry): Promise<{ status: number; body: unknown }> {
    const { secret, patienceMs = 2_000 } = this.#spec
    return new Promise((resolve, reject) => {
      const url = new URL('/_internal/revalidate', base)
      const outgoing: ClientRequest = (url.protocol === 'https:' ? secure : plain)(url, {
        method: 'POST',
        // A connection of its own: one from before may have been kept open by a process that hangs.
        agent: false,
        headers: {
          'content-type': 'application/json',
          'x-revalidate-secret': secret,
          [toldAfterHeader]: String(before),
          [toldPositionHeader]: String(position),
        },
      })
      const timer = setTimeout(() => outgoing.destroy(new Error(`${base} does not answer`)), patienceMs)
      outgoing.on('close', () => clearTimeout(timer))
      outgoing.on('error', reject)
      outgoing.on('response', (answer) => {
        const done = (body: unknown) => resolve({ status: answer.statusCode ?? 0, body })
        text(answer).then((words) => done(asJson(words)), reject)
      })
      outgoing.end(JSON.stringify({ tags }))
    })
  }
}

async function addressesOf(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

function asJson(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return undefined
  }
}
