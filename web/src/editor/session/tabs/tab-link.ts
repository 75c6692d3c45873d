import type { Entry } from '../../sync/entry.ts'
import type { Outbox, OutboxState } from '../../sync/outbox.ts'
import type { OpenTabs, TabMessage, Tabs } from '../../sync/tabs.ts'

interface Parts {
  readonly pageId: string
  readonly outbox: Outbox
  readonly openTabs: OpenTabs
  /** Called when the list of what waits has changed, or the reason why it waits. */
  readonly onChange: () => void
}

/** Which of the page's tabs sends, and what waits in all of them. */
export class TabLink {
  readonly #parts: Parts
  #tabs: Tabs | null = null
  #isSender = false
  #isClosing = false
  /** The sending tab's list, while this is another tab. */
  #mirror: OutboxState = { entries: [], trouble: null }
  /** Entries that this tab has left to the sending tab, until that tab has them in its list. */
  #handed: readonly Entry[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get isSender(): boolean {
    return this.#isSender
  }

  /** Entries that wait for an answer or for a choice: this tab's own and, in a tab that does not send, those of the sending tab. */
  get entries(): readonly Entry[] {
    const own = this.#parts.outbox.store.getState().entries
    if (this.#isSender) return own
    const listed = new Set(this.#mirror.entries.map(({ id }) => id))
    return [...this.#mirror.entries, ...this.#handed.filter(({ id }) => !listed.has(id)), ...own]
  }

  get trouble(): OutboxState['trouble'] {
    return (this.#isSender ? this.#parts.outbox.store.getState() : this.#mirror).trouble
  }

  join(listeners: Parameters<OpenTabs>[1]): void {
    this.#tabs = this.#parts.openTabs(this.#parts.pageId, listeners)
  }

  tell(message: TabMessage): void {
    this.#tabs?.tell(message)
  }

  /** Tells the others what waits, from the tab that sends. */
  tellList(): void {
    if (this.#isSender) this.tell({ type: 'list', entries: this.entries, trouble: this.trouble })
  }

  /**
   * From here on this tab sends; `takeIn` takes over what the others have left in the journal, and what they were seen to have where
   * the disk does not take it.
   */
  async becomeSender(takeIn: (seen: readonly Entry[]) => Promise<unknown>): Promise<void> {
    await this.#parts.outbox.journalled()
    if (this.#isClosing) return
    this.#isSender = true
    await takeIn([...this.#mirror.entries, ...this.#handed])
    this.#handed = []
    this.#parts.outbox.setSending(true)
    this.#parts.onChange()
  }

  /** Leaves to the sending tab what this one has written into the journal. */
  async handOver(): Promise<void> {
    const { outbox } = this.#parts
    if (this.#isSender) return
    await outbox.journalled()
    if (this.#isSender) return
    outbox.handOver((entries) => {
      this.#handed = [...this.#handed, ...entries]
      this.tell({ type: 'journalled', ids: entries.map(({ id }) => id), entries })
    })
  }

  /** Shows what the sending tab has in its list. Without locks there are several senders, each of which goes by its own: to answer a list with a list would never end. */
  mirror(list: OutboxState): void {
    if (this.#isSender) return
    this.#mirror = list
    this.#parts.onChange()
  }

  /** The sending tab has these in its list. */
  forgetHanded(ids: readonly string[]): void {
    this.#handed = this.#handed.filter(({ id }) => !ids.includes(id))
    this.#parts.onChange()
  }

  /** Leaves the other tabs, of which the sending one hears first what this one still has. Nothing is told afterwards. */
  close(): void {
    this.#isClosing = true
    void this.handOver().finally(() => {
      this.#tabs?.close()
      this.#tabs = null
    })
  }
}
