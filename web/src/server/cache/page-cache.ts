import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import type { FinishedPage } from '../pages/finished-page.ts'
import type { Place, Queued, RenderQueue } from '../renderings/render-queue.ts'
import type { ContentLease } from './content-lease.ts'
import type { ContentVersions } from './content-versions.ts'

/** A rendering: the page, the tags of all it shows (null where nobody knows: then any change ages it), and until when it is right by itself. */
export interface Rendering {
  readonly page: FinishedPage
  readonly tags: readonly string[] | null
  /** In ms since 1970; null or left out: for ever. */
  readonly until?: number | null
}

interface Held extends Rendering {
  readonly epoch: number
}

interface Begun {
  /** Epoch of the content when the rendering began; undefined while it waits. */
  epoch?: number
  queued?: Queued<FinishedPage>
}

/** Addresses that are known to have had a page. Names alone: some MB at most. */
const maxFound = 20_000

interface CacheSpec {
  /** Renders the path from content that is read after the call. */
  readonly render: (path: string, version: string) => Promise<Rendering>
  readonly versions: ContentVersions
  readonly lease: Pick<ContentLease, 'holds' | 'confirm'>
  /** The order in which renderings begin. */
  readonly queue: Pick<RenderQueue, 'add'>
  /** Most bytes of pages, uncompressed. */
  readonly maxBytes: number
  /** Most answers that are no page (404, redirects): they may not push pages out. */
  readonly maxMissing: number
}

/**
 * Finished pages by path. A request gets a page only if its rendering began after the last change of what it shows, and joins
 * a rendering only if nothing at all has changed since that began: so no request that starts after a publish has answered gets
 * the page from before it. Without a lease nobody knows what was the last change: then nothing is kept back and nothing joined.
 */
export class PageCache {
  readonly #spec: CacheSpec
  readonly #pages = new Map<string, Held>()
  readonly #missing = new Map<string, Held>()
  readonly #renderings = new Map<string, Begun>()
  readonly #found = new Set<string>()
  #bytes = 0

  constructor(spec: CacheSpec) {
    this.#spec = spec
  }

  /** The stored page, if it is still fresh. Synchronous: the way of nearly every request. */
  find(path: string): FinishedPage | undefined {
    const { versions, lease } = this.#spec
    if (!lease.holds) return undefined
    const shelf = this.#pages.has(path) ? this.#pages : this.#missing
    const held = shelf.get(path)
    if (!held) return undefined
    const isOver = typeof held.until === 'number' && held.until <= Date.now()
    if (isOver || !versions.isFresh(held.epoch, held.tags)) {
      this.#drop(path)
      return undefined
    }
    shelf.delete(path)
    shelf.set(path, held)
    return held.page
  }

  /** Number and size of the kept pages, for whoever watches. */
  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes }
  }

  /** Renders the page when its turn has come. Pages that were found before go first: whoever asks, they are kept. */
  async render(path: string, place: Place = { network: '' }): Promise<FinishedPage> {
    const { versions, lease, queue } = this.#spec
    const found = !lease.holds && (await lease.confirm()) && this.find(path)
    if (found) return found
    const running = this.#renderings.get(path)
    if (running?.queued && lease.holds && (running.epoch ?? versions.epoch) === versions.epoch) {
      running.queued.alsoFor(place.network)
      return running.queued.result
    }
    const begun: Begun = {}
    const { network } = place
    const isKept = place.isKept || this.#found.has(path)
    // Others may join it, so that it stays when this one goes away.
    begun.queued = queue.add({ network, isKept }, () => {
      begun.epoch = versions.epoch
      return this.#renderAt(path, begun.epoch)
    })
    this.#renderings.set(path, begun)
    try {
      return await begun.queued.result
    } finally {
      if (this.#renderings.get(path) === begun) this.#renderings.delete(path)
    }
  }

  async #renderAt(path: string, epoch: number): Promise<FinishedPage> {
    const rendering = await timed(this.#spec.render(path, this.#spec.versions.name))
    const { versions, lease } = this.#spec
    const isFresh = versions.isFresh(epoch, rendering.tags)
    if (rendering.page.status < 500 && isFresh) this.#store(path, { ...rendering, epoch })
    // What a CDN may keep is what this process may: it hears of the next change as well.
    return isFresh && lease.holds ? rendering.page : rendering.page.unkept()
  }

  #store(path: string, held: Held): void {
    this.#drop(path)
    if (held.page.status !== 200) {
      this.#missing.set(path, held)
      if (this.#missing.size > this.#spec.maxMissing) this.#drop(this.#missing.keys().next().value)
      return
    }
    this.#found.delete(path)
    this.#found.add(path)
    if (this.#found.size > maxFound) this.#found.delete(this.#found.values().next().value ?? '')
    this.#pages.set(path, held)
    this.#bytes += held.page.body.length
    while (this.#bytes > this.#spec.maxBytes) this.#drop(this.#pages.keys().next().value)
  }

  #drop(path: string | undefined): void {
    if (path === undefined) return
    this.#bytes -= this.#pages.get(path)?.page.body.length ?? 0
    this.#pages.delete(path)
    this.#missing.delete(path)
  }
}

async function timed(rendering: Promise<Rendering>): Promise<Rendering> {
  const begin = performance.now()
  try {
    const done = await rendering
    metrics().count('page_renders_total', { result: 'done' })
    return done
  } catch (error) {
    metrics().count('page_renders_total', { result: 'failed' })
    throw error
  } finally {
    metrics().observe('page_render_duration_seconds', performance.now() - begin)
  }
}
