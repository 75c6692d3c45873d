import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { navigationKey, navigationTarget, settingsTarget, type Target } from '../../model/change.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { unknownPages, want, wantAllAddresses } from '../../model/unknown-pages.ts'
import type { News } from '../news.ts'
import type { SeenRevisions } from '../revisions.ts'
import type {
  EntriesAsked,
  FetchedEntries,
  PageSection,
  PagesAsked,
  PagesPart,
  SectionsAsked,
  SessionPorts,
} from '../session-ports.ts'
import type { SessionSync } from '../session-sync.ts'
import type { TypingGuard } from '../typing-guard.ts'
import { mergeFresh, takeAnswers, takeNamedPages, takePages } from './merge-fresh.ts'

/** Ids that a request names (`GET page/get`). */
const idsAtOnce = 100
/** How long to wait before the rest of a page is asked for again. */
const againMs = 2_000

interface Parts {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  readonly guard: TypingGuard
  readonly sync: SessionSync
  readonly ports: SessionPorts
  /** Sends all that was typed; false when it cannot be. */
  readonly flush: () => Promise<boolean>
}

interface Item {
  readonly values: Readonly<Record<string, Json>>
  readonly revs: Revisions
}

/** Reads what the session needs of the server, and takes it into the document. */
export class Fetcher {
  readonly #parts: Parts
  #finding: Promise<void> | null = null
  #asking: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** From here on, what is wanted is asked for. */
  start(): void {
    const { site } = this.#parts.document
    site.subscribe(({ wanted }) => wanted.length > 0 && void this.#findPages())
    site.subscribe(({ asked }, before) => asked > before.asked && void this.#findAnswers())
  }

  /** Reads what a long page did not bring along. Journal and history speak of all of it, so they wait for it. */
  async complete(): Promise<void> {
    const { document, ports } = this.#parts
    if (document.root.getState().isWhole) return
    try {
      await mergeFresh(await ports.fetchDocument(), this.#into, ports.slicing)
    } catch (error) {
      console.warn('The rest of the page could not be read', error)
      await new Promise<void>((resolve) => ports.later(resolve, againMs))
      await this.complete()
    }
  }

  async refresh(): Promise<readonly News[]> {
    const { document, ports } = this.#parts
    const fresh = await ports.fetchDocument()
    const brought = new Set(fresh.pages.map(({ id }) => id).concat(fresh.page.id))
    await this.#readPages(Object.keys(document.site.getState().entries).filter((id) => !brought.has(id)))
    const news = await mergeFresh(fresh, this.#into, ports.slicing)
    await wantAllAddresses(document, ports.slicing)
    return news
  }

  /** Reads pages that are not known, together with those that are wanted. */
  async findPages(ids: readonly string[]): Promise<void> {
    want(this.#parts.document, ids)
    await this.#finding
  }

  async loadNavigation(): Promise<void> {
    const { document, revisions, sync, ports } = this.#parts
    const { containers, rev } = await ports.fetchNavigation()
    if (sync.isMine(navigationTarget, navigationKey)) return
    const isShown = document.navigation.getState().containers !== null
    if (isShown && rev < revisions.get(navigationTarget, navigationKey)) return
    document.navigation.setState({ containers })
    revisions.set(navigationTarget, navigationKey, rev)
    want(document, unknownPages(document, navigationTarget, containers as Json))
  }

  async loadSettings(): Promise<void> {
    const { document, revisions, sync, ports } = this.#parts
    const { settings: fresh, rev } = await ports.fetchSettings()
    // All of them have one revision, which each value that was saved has brought along.
    const isShown = document.settings.getState().values !== null
    if (isShown && rev < revisions.newest(settingsTarget)) return
    document.settings.setState({ values: sync.withWaiting(fresh) })
  }

  async loadBranches(): Promise<void> {
    const { document, ports, revisions } = this.#parts
    const since = revisions.changes
    const fresh = await ports.fetchBranches()
    const shown = document.branches.getState().byId ?? {}
    const taken = fresh.map((branch) => {
      const target: Target = { itemType: 'branch', id: branch.id }
      return { id: branch.id, ...this.#takeValues(target, branch, shown[branch.id], since) }
    })
    document.branches.setState({ byId: Object.fromEntries(taken.map(({ id, values }) => [id, values])) })
    // What somebody else has saved of it besides is not known yet.
    if (taken.some(({ isOvertaken }) => isOvertaken)) await this.loadBranches()
  }

  async loadEntries(asked: EntriesAsked): Promise<FetchedEntries> {
    const { document, ports, revisions } = this.#parts
    const since = revisions.changes
    const answer = await ports.fetchEntries(asked)
    const shown = document.entries.getState().byId
    const taken = answer.entries.map((entry) => {
      const { id, collection } = entry
      return { id, collection, ...this.#takeValues({ itemType: 'entry', id }, entry, shown[id]?.values, since) }
    })
    const byId = Object.fromEntries(taken.map(({ id, collection, values }) => [id, { collection, values }]))
    document.entries.setState((known) => ({
      byId: { ...known.byId, ...byId },
      rows: { branches: answer.branches, staff: answer.staff },
    }))
    return taken.some(({ isOvertaken }) => isOvertaken) ? this.loadEntries(asked) : answer
  }

  async loadPages(asked: PagesAsked): Promise<PagesPart> {
    const part = await this.#parts.ports.fetchPages(asked)
    takePages(part.pages, this.#into)
    return part
  }

  async loadSections(asked: SectionsAsked): Promise<readonly PageSection[]> {
    const sections = await this.#parts.ports.fetchSections(asked)
    takePages(
      sections.flatMap(({ pages }) => pages),
      this.#into,
    )
    return sections
  }

  /**
   * Values of an item as they are read: what waits to be sent stays, and what was saved since the read began. Revisions are numbers
   * made of the values and say nothing of what is newer.
   */
  #takeValues(target: Target, { values, revs }: Item, shown: Item['values'] | undefined, since: number) {
    const { revisions, sync } = this.#parts
    const keys = shown === undefined ? [] : Object.keys(revs)
    const isKept = new Set(keys.filter((key) => revisions.isChangedSince(since, target, key)))
    for (const [key, rev] of Object.entries(revs))
      if (!isKept.has(key) && !sync.isMine(target, key)) revisions.take(target, key, rev)
    const read = Object.entries(values).filter(([key]) => !isKept.has(key))
    const kept = Object.entries(shown ?? {}).filter(([key]) => isKept.has(key))
    const all: Item['values'] = { ...Object.fromEntries([...read, ...kept]), ...sync.waitingValues(target) }
    return { values: all, isOvertaken: isKept.size > 0 }
  }

  get #into() {
    const { document, revisions, guard, sync } = this.#parts
    return { document, revisions, guard, isMine: (target: Target, key: string) => sync.isMine(target, key) }
  }

  /** Asks for the pages that are wanted, and for those that are by then. Until they are known, links to them look as if they led nowhere. */
  #findPages(): void {
    this.#finding ??= this.#findWanted().finally(() => {
      this.#finding = null
    })
  }

  async #findWanted(): Promise<void> {
    const { site } = this.#parts.document
    for (let { wanted } = site.getState(); wanted.length > 0; { wanted } = site.getState()) {
      site.setState({ wanted: [] })
      await this.#readPages(wanted).catch((error: unknown) => console.warn('Linked pages could not be read', error))
    }
  }

  /** Reads pages as they are now, so many with a request as it takes. */
  async #readPages(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const some = ids.slice(from, from + idsAtOnce)
      const { pages } = await this.#parts.ports.fetchPages({ ids: some.join(',') })
      takeNamedPages(some, pages, this.#into)
    }
  }

  /** Asks sources for new blocks and changed options: the server reads these off the page, so all that waits is saved first. */
  #findAnswers(): void {
    this.#asking ??= this.#askSources().finally(() => {
      this.#asking = null
    })
  }

  async #askSources(): Promise<void> {
    const { document, ports, flush } = this.#parts
    const { asked } = document.site.getState()
    try {
      if (!(await flush())) return
      takeAnswers(await ports.fetchDocument(), document)
    } catch (error) {
      console.warn('What the sources answer could not be read', error)
      return
    }
    if (document.site.getState().asked > asked) await this.#askSources()
  }
}
