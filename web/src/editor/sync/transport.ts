import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import type { Status } from '@blickfang/contract/content/status.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Entry, Theirs } from './entry.ts'

/** Outcome of a request. `lost`: no answer, so it may have been carried out or not. */
export type Outcome =
  | {
      readonly type: 'saved'
      readonly revs: Revisions
      readonly status: Status | null
      /** Values of the item that the server has set along with it. */
      readonly made?: Readonly<Record<string, Json>>
    }
  | { readonly type: 'added'; readonly groups: readonly EditorGroup[] }
  /** Another value of the item, saved along with this one, has moved on: send again with its revisions. */
  | { readonly type: 'stale'; readonly revs: Revisions }
  | { readonly type: 'conflict'; readonly theirs: Theirs }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'signedOut' }
  | { readonly type: 'lost'; readonly offline: boolean }

export interface SendOptions {
  /** Lets the request outlive the page. */
  readonly keepalive: boolean
}

export interface Transport {
  /** Sends in one request what may share one (`nextRequests`), and answers each in its place. */
  readonly send: (entries: readonly Entry[], options: SendOptions) => Promise<readonly Outcome[]>
}
