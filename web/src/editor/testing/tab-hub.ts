import type { OpenTabs, TabMessage, Tabs } from '../sync/tabs.ts'

type Listeners = Parameters<OpenTabs>[1]

/** More than any test says: past it the tabs answer each other for ever, which would hang the test instead of failing it. */
const maxMessages = 20_000

/** The tabs of one page in one browser: what one says all others hear, and the first of them sends; without locks each does. */
export class TabHub {
  readonly #open: Listeners[] = []
  readonly #hasLocks: boolean
  #messages = 0

  constructor(hasLocks = true) {
    this.#hasLocks = hasLocks
  }

  readonly openTabs: OpenTabs = (_pageId, listeners): Tabs => {
    this.#open.push(listeners)
    if (!this.#hasLocks || this.#open[0] === listeners) listeners.onSender()
    return {
      tell: (message) => this.#tell(listeners, message),
      close: () => this.#close(listeners),
    }
  }

  #tell(from: Listeners, message: TabMessage): void {
    // As BroadcastChannel does.
    if (!this.#open.includes(from)) throw new DOMException('Channel is closed', 'InvalidStateError')
    this.#messages += 1
    if (this.#messages > maxMessages) throw new Error('The tabs answer each other for ever')
    const copy = structuredClone(message)
    for (const tab of this.#open) if (tab !== from) queueMicrotask(() => tab.onMessage(copy))
  }

  #close(tab: Listeners): void {
    const wasSender = this.#open[0] === tab
    this.#open.splice(this.#open.indexOf(tab), 1)
    if (this.#hasLocks && wasSender) this.#open[0]?.onSender()
  }
}
