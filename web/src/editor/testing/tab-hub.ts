import type { OpenTabs, TabMessage, Tabs } from '../sync/tabs.ts'

type Listeners = Parameters<OpenTabs>[1]

/** The tabs of one page in one browser: what one says all others hear, and the first of them sends. */
export class TabHub {
  private readonly open: Listeners[] = []

  readonly openTabs: OpenTabs = (_pageId, listeners): Tabs => {
    this.open.push(listeners)
    if (this.open[0] === listeners) listeners.onSender()
    return {
      tell: (message) => this.tell(listeners, message),
      close: () => this.close(listeners),
    }
  }

  private tell(from: Listeners, message: TabMessage): void {
    const copy = structuredClone(message)
    for (const tab of this.open) if (tab !== from) queueMicrotask(() => tab.onMessage(copy))
  }

  private close(tab: Listeners): void {
    const wasSender = this.open[0] === tab
    this.open.splice(this.open.indexOf(tab), 1)
    if (wasSender) this.open[0]?.onSender()
  }
}
