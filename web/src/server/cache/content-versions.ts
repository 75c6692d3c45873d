import { randomBytes } from 'node:crypto'

const maxTags = 10_000
const knownTag = /^(site|page:[\w-]{1,80}|collection:[\w-]{1,80}|media:[\w-]{1,80})$/

/**
 * Which content a rendered page was made from. Every change moves the epoch on, and each tag remembers the epoch of its last
 * change: a page is fresh while nothing that it shows has changed since its rendering began. The boot id keeps two runs apart.
 */
export class ContentVersions {
  readonly #boot = randomBytes(6).toString('hex')
  readonly #changed = new Map<string, number>()
  #everything = 0
  #epoch = 0

  get epoch(): number {
    return this.#epoch
  }

  /** The name of the content as it is now, for addresses of renderings. */
  get name(): string {
    return `${this.#boot}-${this.#epoch.toString(36)}`
  }

  /** Notes a change. A tag of an unknown kind counts as a change of everything: rather one rendering too many. */
  bump(tags: readonly string[]): void {
    this.#epoch++
    if (this.#changed.size + tags.length > maxTags || tags.some((tag) => tag === 'site' || !knownTag.test(tag))) {
      this.#changed.clear()
      this.#everything = this.#epoch
      return
    }
    for (const tag of tags) this.#changed.set(tag, this.#epoch)
  }

  /** Whether what was read from `epoch` on still holds. Without tags it is unknown what was read: then any change counts. */
  isFresh(epoch: number, tags: readonly string[] | null): boolean {
    if (epoch === this.#epoch) return true
    if (!tags || this.#everything > epoch) return false
    return tags.every((tag) => (this.#changed.get(tag) ?? 0) <= epoch)
  }
}
