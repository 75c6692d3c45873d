import type { Status } from '@blickfang/contract/content/status.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Patch, Target } from '../model/change.ts'
import type { Entry } from './entry.ts'
import type { Outcome } from './transport.ts'

/** Message between the tabs of a page. */
export type TabMessage =
  /** A tab has changed the page: the others show it. */
  | { readonly type: 'patch'; readonly patch: Patch }
  /** A tab that does not send has something to send: these entries lie in the journal already, if the disk takes them. A tab of a release before leaves them there alone. */
  | { readonly type: 'journalled'; readonly ids: readonly string[]; readonly entries?: readonly Entry[] }
  /** The sender has these entries from the journal in its list, or has folded them into others of it. */
  | { readonly type: 'taken'; readonly ids: readonly string[] }
  /** The sender's list, after every change of it. */
  | {
      readonly type: 'list'
      readonly entries: readonly Entry[]
      readonly trouble: 'offline' | 'unavailable' | 'signedOut' | null
    }
  | {
      readonly type: 'saved'
      readonly target: Target
      readonly revs: Revisions
      readonly status: Status | null
      readonly made: Extract<Outcome, { type: 'saved' }>['made']
    }
  /** Revisions that a person has been told of: from them the values are changed further. */
  | { readonly type: 'seen'; readonly target: Target; readonly revs: Revisions }
  /** The server has refused a value or new blocks: what stood there before is shown again. */
  | { readonly type: 'refused'; readonly entry: Entry }
  /** The server has taken new blocks in: with the revisions from which they are changed further. */
  | { readonly type: 'added'; readonly groups: Extract<Outcome, { type: 'added' }>['groups'] }
  /** A tab has decided a conflict or dealt with a refused value: null when nothing is left of the entry. */
  | { readonly type: 'decided'; readonly id: string; readonly entry: Entry | null }
  | { readonly type: 'resume' }
  /** A tab has recorded, undone or redone a step; the stack lies in the browser's database. */
  | { readonly type: 'history' }

export interface Tabs {
  readonly tell: (message: TabMessage) => void
  readonly close: () => void
}

export type OpenTabs = (
  pageId: string,
  listeners: { readonly onMessage: (message: TabMessage) => void; readonly onSender: () => void },
) => Tabs

/**
 * Ties the tabs of one page together: they hear of each other by BroadcastChannel, and the one that holds the Web Lock
 * sends. Without locks (a page that is not served securely) every tab sends for itself.
 */
export const browserTabs: OpenTabs = (pageId, { onMessage, onSender }) => {
  const name = `blickfang-editor:${pageId}`
  const channel = new BroadcastChannel(name)
  channel.onmessage = (event: MessageEvent<TabMessage>) => onMessage(event.data)
  const closing = new AbortController()
  if (!navigator.locks) onSender()
  else void holdLock(name, closing.signal, onSender)
  return {
    tell: (message) => channel.postMessage(message),
    close: () => {
      closing.abort()
      channel.close()
    },
  }
}

async function holdLock(name: string, closing: AbortSignal, onSender: () => void): Promise<void> {
  const request = navigator.locks.request(name, { signal: closing }, () => {
    onSender()
    return new Promise<void>((resolve) => closing.addEventListener('abort', () => resolve()))
  })
  // Aborted while waiting: another tab is the sender, and this one has been closed.
  await request.catch((error: unknown) => {
    if (!closing.aborted) throw error
  })
}
