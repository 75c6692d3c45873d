import { Followers } from '@blickfang/cms/plugin/cache/followers.ts'
import type { Follower } from '@blickfang/cms/plugin/cache/journal.ts'
import type { ExpiryAnswer, ExpiryQuestion } from '@blickfang/platform/server/expiry/expiry-question.ts'
import { weighEvidence } from '@blickfang/web/src/server/cache/ask-position.ts'
import { ContentLease, type Evidence } from '@blickfang/web/src/server/cache/content-lease.ts'
import { ContentVersions } from '@blickfang/web/src/server/cache/content-versions.ts'
import { PageCache } from '@blickfang/web/src/server/cache/page-cache.ts'
import { FinishedPage } from '@blickfang/web/src/server/pages/finished-page.ts'
import { RenderQueue } from '@blickfang/web/src/server/renderings/render-queue.ts'

const hops = [1, 3, 10, 40]
const askMs = 2_000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Postgres: the page as it is, and the journal with those who follow it. */
class Database {
  isUp = true
  runs = 1
  content = 0
  #notes = 0
  #journal: { position: number; tags: string[] }[] = []
  readonly #followers = new Map<string, { position: number; questions: number }>()
  readonly #listeners = new Set<() => void>()

  stop(): void {
    this.isUp = false
    for (const listener of this.#listeners) listener()
  }

  start(): void {
    if (!this.isUp) this.runs++
    this.isUp = true
  }

  /** Commits a publish: the next content, and a note for the journal. */
  publish(): number {
    this.#check()
    this.#notes++
    return ++this.content
  }

  /** The journal over this database, for the parts of the cms that use it. */
  readonly journal = {
    onBroken: (listener: () => void) => void this.#listeners.add(listener),
    givePositions: async () => {
      this.#check()
      const before = this.#journal.length
      for (; this.#notes > 0; this.#notes--) {
        this.#journal.push({ position: this.#journal.length + 1, tags: ['page:a'] })
      }
      return { before, position: this.#journal.length, tags: this.#journal.length > before ? ['page:a'] : [] }
    },
    listFollowers: async (): Promise<Follower[]> => {
      this.#check()
      return [...this.#followers].map(([id, { position, questions }]) => ({
        ...{ id, position },
        mark: `${questions} since ${this.runs}`,
      }))
    },
    answer: async ({ web, position }: ExpiryQuestion): Promise<ExpiryAnswer> => {
      this.#check()
      const questions = (this.#followers.get(web)?.questions ?? 0) + 1
      this.#followers.set(web, { position: position ?? 0, questions })
      await sleep(1)
      const { position: now } = await this.journal.givePositions()
      return { position: now, expiries: position === null ? null : this.#journal.slice(position, now) }
    },
  }

  #check(): void {
    if (!this.isUp) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  }
}

/** A process of the cms. */
class Cms {
  isUp = true
  #followers: Followers
  #unwatch: () => void
  readonly cluster: Cluster

  constructor(cluster: Cluster) {
    this.cluster = cluster
    this.#followers = new Followers({ journal: cluster.database.journal })
    this.#unwatch = this.#followers.watch()
  }

  stop(): void {
    this.isUp = false
    this.#unwatch()
  }

  start(): void {
    if (this.isUp) return
    this.isUp = true
    this.#followers = new Followers({ journal: this.cluster.database.journal })
    this.#unwatch = this.#followers.watch()
  }

  /** As `deliverExpiry` does: answers with the content that is acknowledged, or not at all. */
  async publish(): Promise<number | null> {
    const { cluster } = this
    const followers = this.#followers
    try {
      const content = cluster.database.publish()
      const { before, position } = await cluster.database.journal.givePositions()
      const confirmed = new Set<string>()
      const told = cluster.webs.map((web) => web.hear(this, { before, position, confirmed }))
      await Promise.race([Promise.all(told), sleep(askMs)])
      await followers.waitFor(position, confirmed)
      return this.isUp && followers === this.#followers ? content : null
    } catch {
      return null
    }
  }
}

interface Heard {
  readonly before: number
  readonly position: number
  readonly confirmed: Set<string>
}

/** A process of web: the real lease and cache, and a door that can be shut. */
class Web {
  readonly cut = new Set<Cms>()
  isHearing = true
  #hangs: Promise<void> = Promise.resolve()
  #isHanging = false
  #life = 0
  #id = ''
  #versions = new ContentVersions()
  #lease!: ContentLease
  #cache!: PageCache
  #unwatch = () => {}

  readonly cluster: Cluster
  readonly name: string

  constructor(cluster: Cluster, name: string) {
    this.cluster = cluster
    this.name = name
    this.start()
  }

  /** Also after a kill: nothing of before is known. */
  start(): void {
    this.#unwatch()
    const life = ++this.#life
    this.#id = `${this.name}-${life}`
    this.#versions = new ContentVersions()
    this.#lease = new ContentLease({
      versions: this.#versions,
      ask: async (position) => {
        const question = { web: `${this.name}-${life}`, position }
        const evidence = await weighEvidence(this.cluster.cms.map((cms) => this.#ask(cms, question)))
        await this.#hangs
        return evidence
      },
    })
    this.#cache = new PageCache({
      ...{ versions: this.#versions, lease: this.#lease, queue: new RenderQueue(), maxBytes: 1_000, maxMissing: 1 },
      render: async () => ({ page: await this.#render(), tags: ['page:a'] }),
    })
    this.#unwatch = this.#lease.watch()
  }

  stop(): void {
    this.#unwatch()
  }

  /** Holds all of it still for a while; then all of it moves at once. */
  async hang(ms: number): Promise<void> {
    this.#isHanging = true
    this.#hangs = sleep(ms)
    await this.#hangs
    this.#isHanging = false
  }

  get canAnswer(): boolean {
    return !this.#isHanging
  }

  /** Reads the page as a visitor: its content, or null for the shop's own page. */
  async read(): Promise<number | null> {
    try {
      const page = this.#cache.find('/de') ?? (await this.#cache.render('/de'))
      return Number(page.body.toString())
    } catch {
      return null
    }
  }

  async hear(cms: Cms, { before, position, confirmed }: Heard): Promise<void> {
    if (!this.isHearing || this.cut.has(cms)) return
    await this.cluster.hop()
    const [lease, id] = [this.#lease, this.#id]
    await this.#hangs
    if (lease !== this.#lease) return
    lease.take({ tags: ['page:a'], after: before, position })
    const reached = lease.position
    await this.cluster.hop()
    if (reached !== null && reached >= position) confirmed.add(id)
  }

  async #ask(cms: Cms, question: ExpiryQuestion): Promise<Evidence> {
    await this.#reach(cms)
    if (!cms.isUp) return { kind: 'nobody' }
    const answer = await cms.cluster.database.journal.answer(question).catch(() => null)
    await this.#reach(cms)
    if (!cms.isUp) throw new Error('ended in the middle')
    return answer ? { kind: 'answer', answer } : { kind: 'nobody' }
  }

  async #render(): Promise<FinishedPage> {
    const cms = this.cluster.cms.find((each) => each.isUp && !this.cut.has(each))
    if (!cms || !this.cluster.database.isUp) throw new Error('No cms answers')
    const { content } = this.cluster.database
    await this.cluster.hop()
    await this.#hangs
    return new FinishedPage({ status: 200, headers: {}, body: Buffer.from(String(content)) })
  }

  /** A network that is cut says nothing, for as long as somebody waits. */
  async #reach(cms: Cms): Promise<void> {
    await this.cluster.hop()
    if (!this.cut.has(cms)) return
    await sleep(askMs)
    throw new Error('silent')
  }
}

/** Two cms and three webs on a network that delays, loses and cuts, with the rule that holds whatever happens. */
export class Cluster {
  readonly database = new Database()
  readonly cms: readonly Cms[]
  readonly webs: readonly Web[]
  readonly stale: string[] = []
  /** How long each publish took that was acknowledged, in ms. */
  readonly publishes: number[] = []
  #acknowledged = 0
  #hop = 0
  readonly #delays: readonly number[]

  constructor(delays: readonly number[]) {
    this.#delays = delays
    this.cms = [new Cms(this), new Cms(this)]
    this.webs = ['a', 'b', 'c'].map((name) => new Web(this, name))
  }

  async publish(which: number): Promise<void> {
    const begin = performance.now()
    const content = await this.cms[which]?.publish()
    if (content === null || content === undefined) return
    this.publishes.push(performance.now() - begin)
    this.#acknowledged = Math.max(this.#acknowledged, content)
  }

  async read(which: number): Promise<void> {
    const web = this.webs[which]
    if (!web?.canAnswer) return
    const acknowledged = this.#acknowledged
    const shown = await web.read()
    if (shown !== null && shown < acknowledged) this.stale.push(`${web.name} showed ${shown} after ${acknowledged}`)
  }

  /** How long this message takes: as drawn, so that a failure can be played again. */
  hop(): Promise<void> {
    this.#hop++
    return sleep(hops[(this.#delays[this.#hop % this.#delays.length] ?? 0) % hops.length] ?? 1)
  }

  stop(): void {
    for (const each of [...this.cms, ...this.webs]) each.stop()
  }
}
