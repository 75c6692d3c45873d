import type { EditorGroup } from 'shared/content/editor-page.ts'
import type { Status } from 'shared/content/status.ts'
import type { Entry, Theirs } from './entry.ts'

/** What became of a request. `lost`: no answer, so it may have been carried out or not. */
export type Outcome =
  | { readonly type: 'saved'; readonly rev: number; readonly status: Status | null }
  | { readonly type: 'added'; readonly groups: readonly EditorGroup[] }
  | { readonly type: 'conflict'; readonly theirs: Theirs }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'signedOut' }
  | { readonly type: 'lost'; readonly offline: boolean }

export interface Transport {
  readonly send: (entry: Entry, how: { readonly keepalive: boolean }) => Promise<Outcome>
}
