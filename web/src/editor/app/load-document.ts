import 'server-only'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { createClient } from '@blickfang/contract/api/client.ts'
import type { EditorDocument } from '@blickfang/contract/content/editor-page.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { cmsUrl } from '../../cms/addresses.ts'
import { cmsPatience } from '../../cms/cms-patience.ts'
import { blocksAtOnce } from './blocks-at-once.ts'

/** Result of opening a page for editing. */
export type Opened =
  | { readonly type: 'document'; readonly document: EditorDocument }
  | { readonly type: 'signedOut' | 'missing' }

interface Address {
  readonly locale: Locale
  /** Parts of the address: none for the home page, else the slug or id, or the collection and the slug or id. */
  readonly segments: readonly string[]
  /** The editor's session token. */
  readonly token: string
}

/** Asks the cms for the beginning of the draft behind an edit address, on the server, as the signed-in editor. */
export async function loadDocument({ locale, segments, token }: Address): Promise<Opened> {
  const call = createClient({ baseUrl: cmsUrl(), headers: { authorization: `JWT ${token}` } })
  const input = { lang: locale, first: blocksAtOnce, ...place(segments) }
  try {
    // The cms has built it from the contract; checking megabytes of a long page again would keep the editor waiting.
    const { document } = await call('getDocument', input, { cache: 'no-store', signal: cmsPatience() })
    return { type: 'document', document }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 401 || status === 403) return { type: 'signedOut' }
    if (status === 404 || status === 400) return { type: 'missing' }
    throw error
  }
}

function place(segments: readonly string[]): Record<string, string> {
  const last = segments.at(-1)
  if (!last) return {}
  const id = readId(last)
  if (id) return { id }
  const collection = segments.length > 1 ? segments[0] : undefined
  return { slug: last, ...(collection && { collection }) }
}
