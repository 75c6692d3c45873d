import type { Stacks } from '../history/history.ts'
import { OpenSession } from '../session/open-session.ts'
import type { SessionPorts } from '../session/session-ports.ts'
import type { Entry } from '../sync/entry.ts'
import type { Journal } from '../sync/journal.ts'
import type { Outcome } from '../sync/transport.ts'
import { MemoryDisk, memoryJournal } from './memory-journal.ts'
import type { StandInServer } from './stand-in-server.ts'
import { TabHub } from './tab-hub.ts'

/**
 * Faults of a request. `lost`: never arrives. `unanswered`: arrives, its answer does not. `late`: arrives after the client has
 * given up. `slow`: arrives, its answer comes later. `stuck`: arrives later, and is answered then. `cut`: never arrives, and nobody
 * says so for a while.
 */
export type Fault = 'none' | 'lost' | 'unanswered' | 'late' | 'slow' | 'stuck' | 'cut' | 'signedOut'

/** Browser of a test: a journal and undo stacks that outlive reloads, a network that fails as told, and time that passes when told. */
export class TestClient {
  readonly faults: Fault[] = []
  /** A disk that is full takes nothing new, one that is forbidden gives nothing back either. */
  disk: 'free' | 'full' | 'forbidden' = 'free'
  /** Whether what is read now comes only with what arrives late. */
  readsSlowly = false
  readonly name: string
  session: OpenSession
  readonly server: StandInServer
  readonly #disk = new MemoryDisk()
  #stacks: Stacks = { undo: [], redo: [] }
  readonly #timers = new Set<() => void>()
  readonly #late: (() => void)[] = []
  readonly #hasLocks: boolean
  #tabs: TabHub
  #clock = 0
  #generation = 0

  constructor(name: string, server: StandInServer, { hasLocks = true } = {}) {
    this.name = name
    this.#hasLocks = hasLocks
    this.#tabs = new TabHub(hasLocks)
    this.server = server
    this.session = this.#open()
  }

  /**
   * Closes the page without a word, as a crash does, and opens it anew. Writes that its database has been asked for are done: only
   * `leaveNow` is quicker than the database.
   */
  async reload(): Promise<void> {
    await settlePromises()
    await this.#openAnew()
  }

  /** A reload right after the last key: the page says goodbye, and neither its database nor its network get any time. */
  async leaveNow(): Promise<void> {
    this.faults.splice(0, Number.POSITIVE_INFINITY, 'cut', 'cut', 'cut', 'cut')
    this.session.leave()
    this.faults.length = 0
    await this.#openAnew()
  }

  async #openAnew(): Promise<void> {
    this.#generation++
    this.#timers.clear()
    this.#tabs = new TabHub(this.#hasLocks)
    this.session = this.#open()
    await this.session.start()
  }

  /** Another tab of the same browser, on the same page. */
  async openTab(): Promise<OpenSession> {
    const tab = this.#open()
    await tab.start()
    return tab
  }

  get waitingTimers(): number {
    return this.#timers.size
  }

  passTime(): void {
    this.#clock += 60_000
    const due = [...this.#timers]
    this.#timers.clear()
    for (const run of due) run()
  }

  /** Requests that were on their way all along arrive now. */
  deliverLate(): void {
    for (const deliver of this.#late.splice(0)) deliver()
  }

  #open(): OpenSession {
    return new OpenSession(this.server.document(), this.ports())
  }

  /** Ports of a session of this browser until the next reload. */
  ports(): SessionPorts {
    const generation = this.#generation
    const isGone = () => generation !== this.#generation
    const arriving = <Read>(read: Read): Promise<Read> =>
      this.readsSlowly
        ? new Promise((resolve) => this.#late.push(() => !isGone() && resolve(read)))
        : Promise.resolve(read)
    return {
      journal: this.#onDisk(memoryJournal(this.#disk, isGone)),
      transport: {
        send: async (entries) => {
          const outcomes = await this.#travel(this.faults.shift() ?? 'none', entries)
          // A page that is gone hears no answer.
          return isGone() ? new Promise<readonly Outcome[]>(() => undefined) : outcomes
        },
      },
      openTabs: this.#tabs.openTabs,
      loadStacks: async () => this.#readable(this.#stacks),
      saveStacks: async (stacks) => {
        this.#stacks = this.#writable(stacks)
      },
      knowBlocks: async () => undefined,
      fetchDocument: () => arriving(this.server.document()),
      fetchPages: async (asked) => this.server.pages(asked),
      fetchSections: async (asked) => this.server.sections(asked),
      checkAddresses: async (paths) => this.server.checkAddresses(paths),
      fetchNavigation: () => arriving(this.server.navigation()),
      fetchSettings: () => arriving({ settings: this.server.settings, rev: this.server.settingsRev }),
      fetchBranches: () => arriving(this.server.branches()),
      fetchEntries: (asked) => arriving(this.server.entries(asked)),
      now: () => this.#clock,
      slicing: { now: () => 0, yieldThread: () => Promise.resolve() },
      random: () => 0.5,
      later: (run) => {
        const timer = () => !isGone() && run()
        this.#timers.add(timer)
        return () => this.#timers.delete(timer)
      },
    }
  }

  #readable<Read>(read: Read): Read {
    if (this.disk === 'forbidden') throw new DOMException('The disk is forbidden', 'UnknownError')
    return read
  }

  #writable<Written>(written: Written): Written {
    if (this.disk === 'full') throw new DOMException('The disk is full', 'QuotaExceededError')
    return this.#readable(written)
  }

  #onDisk({ load, put, remove, keepUnsent }: Journal): Journal {
    return {
      load: async (pageId) => this.#readable(await load(pageId)),
      put: async (entry) => put(this.#writable(entry)),
      remove: async (id) => remove(this.#readable(id)),
      keepUnsent: (pageId, entries) => this.disk === 'free' && keepUnsent(pageId, entries),
    }
  }

  async #travel(fault: Fault, entries: readonly Entry[]): Promise<readonly Outcome[]> {
    await Promise.resolve()
    const deliver = () => entries.map((entry) => this.server.receive(entry, this.name))
    const all = (outcome: Outcome) => entries.map(() => outcome)
    const lost = all({ type: 'lost', offline: true })
    switch (fault) {
      case 'none':
        return deliver()
      case 'unanswered':
        deliver()
        return lost
      case 'late':
        this.#late.push(deliver)
        return lost
      case 'lost':
        return lost
      case 'slow': {
        const outcome = deliver()
        return new Promise((resolve) => this.#late.push(() => resolve(outcome)))
      }
      case 'stuck':
        return new Promise((resolve) => this.#late.push(() => resolve(deliver())))
      case 'cut':
        return new Promise((resolve) => this.#timers.add(() => resolve(lost)))
      case 'signedOut':
        return all({ type: 'signedOut' })
    }
  }
}

/** Lets everything that only waits for promises happen. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve()
}
