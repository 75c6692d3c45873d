import { type ExpiryAnswer, leaseMs } from '@blickfang/platform/server/expiry/expiry-question.ts'
import type { ContentVersions } from './content-versions.ts'

/**
 * Finding about the cms: either an answer that says where its journal is; or nobody listens at its address, or at that of its
 * database, so that nobody published at that moment.
 */
export type Evidence = { readonly kind: 'answer'; readonly answer: ExpiryAnswer } | { readonly kind: 'nobody' }

interface LeaseSpec {
  readonly versions: ContentVersions
  /** Rejects when nobody knows what the cms is doing. */
  readonly ask: (position: number | null) => Promise<Evidence>
  readonly now?: () => Moment
}

interface Moment {
  readonly clock: number
  readonly monotonic: number
}

/** Message by which the cms tells of a change by itself. */
interface Told {
  readonly tags: readonly string[]
  readonly after: number | null
  readonly position: number | null
}

const pauseMs = 1_000

/**
 * Whether this process may answer out of what it keeps: as long as the cms confirmed a moment ago that it knows all that was
 * expired (decision 93). A publish is not acknowledged while this process could show the page of before, and has no other way.
 */
export class ContentLease {
  readonly #spec: LeaseSpec
  #position: number | null = null
  #begun: Moment | undefined
  #asking: Promise<boolean> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(spec: LeaseSpec) {
    this.#spec = spec
  }

  /** Whether the lease holds by both clocks: one stands still while the machine sleeps, the other can be set back. */
  get holds(): boolean {
    if (!this.#begun) return false
    const [now, begun] = [this.#now(), this.#begun]
    return Math.max(now.clock - begun.clock, now.monotonic - begun.monotonic) < leaseMs
  }

  /** How far this process has followed the journal; null before it knows. */
  get position(): number | null {
    return this.#position
  }

  /** Asks the cms now, together with whoever does already. Answers whether the lease holds. */
  confirm(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  /** Notes what the cms tells. A message that came before an earlier one moves no position: the next question does. */
  take({ tags, after, position }: Told): void {
    const isKnown = position !== null && this.#position !== null && position <= this.#position
    if (isKnown) return
    this.#spec.versions.bump(tags)
    if (after !== null && this.#position !== null && after <= this.#position) this.#position = position
  }

  /** Asks from now on, every second and at once when something was behind. Returns the teardown. */
  watch(): () => void {
    let isOver = false
    const next = async () => {
      const before = this.#position
      await this.confirm()
      if (isOver) return
      this.#timer = setTimeout(() => void next(), before === this.#position ? pauseMs : 0)
      this.#timer.unref()
    }
    void next()
    return () => {
      isOver = true
      clearTimeout(this.#timer)
    }
  }

  async #ask(): Promise<boolean> {
    const begun = this.#now()
    // Whatever went wrong is no evidence; the check of `/readyz` says what.
    const evidence = await this.#spec.ask(this.#position).catch(() => null)
    if (evidence?.kind === 'answer') this.#follow(evidence.answer)
    // That nobody publishes now says nothing of what was published while nothing was known.
    if (evidence?.kind === 'answer' || (evidence?.kind === 'nobody' && this.holds)) this.#begun = begun
    return this.holds
  }

  #follow({ position, expiries }: ExpiryAnswer): void {
    const known = this.#position ?? 0
    if (!expiries) this.#spec.versions.bump(['site'])
    const tags = (expiries ?? []).filter((each) => each.position > known).flatMap((each) => each.tags)
    if (tags.length > 0) this.#spec.versions.bump(tags)
    // What was told while the answer was under way may be further than the answer.
    this.#position = expiries ? Math.max(known, position) : position
  }

  #now(): Moment {
    return this.#spec.now?.() ?? { clock: Date.now(), monotonic: performance.now() }
  }
}
