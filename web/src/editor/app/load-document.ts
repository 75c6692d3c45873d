import 'server-only'
import type { EditorDocument } from '@blickfang/shared/content/editor-page.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { readId } from '@blickfang/shared/kernel/text/id.ts'
import { cmsPatience } from '../../cms/cms-patience.ts'
import { blocksAtOnce } from './blocks-at-once.ts'

/** What came of opening a page for editing. */
export type Opened =
  | { readonly type: 'document'; readonly document: EditorDocument }
  | { readonly type: 'signedOut' | 'missing' }

interface Address {
  readonly locale: Locale
  /** Nothing for the home page, else the slug or id, or the collection and the slug or id. */
  readonly segments: readonly string[]
  /** The editor's session token. */
  readonly token: string
}

/** Asks the cms for the beginning of the draft behind an edit address, on the server, as the signed-in editor. */
export async function loadDocument({ locale, segments, token }: Address): Promise<Opened> {
  const cms = process.env.CMS_URL ?? 'http://127.0.0.1:3001'
  const query = new URLSearchParams({ lang: locale, first: String(blocksAtOnce), ...place(segments) })
  const response = await fetch(`${cms}/api/v1/page/document?${query}`, {
    headers: { authorization: `JWT ${token}` },
    cache: 'no-store',
    signal: cmsPatience(),
  })
  if (response.status === 401 || response.status === 403) return { type: 'signedOut' }
  if (response.status === 404 || response.status === 400) return { type: 'missing' }
  if (!response.ok) throw new Error(`The cms answered ${response.status}`)
  // The cms has built it from the contract; checking megabytes of a long page again would keep the editor waiting.
  const { document } = (await response.json()) as { document: EditorDocument }
  return { type: 'document', document }
}

function place(segments: readonly string[]): Record<string, string> {
  const last = segments.at(-1)
  if (!last) return {}
  const id = readId(last)
  if (id) return { id }
  const collection = segments.length > 1 ? segments[0] : undefined
  return { slug: last, ...(collection && { collection }) }
}
