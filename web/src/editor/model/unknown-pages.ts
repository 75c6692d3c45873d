import type { Json } from '@blickfang/contract/kernel/json.ts'
import { pagePath } from '@blickfang/contract/options/link/site-href.ts'
import type { StoreApi } from 'zustand/vanilla'
import { inSlices, type Slicing } from '../../ui/thread/in-slices.ts'
import type { Target } from './change.ts'
import type { GroupState } from './group-state.ts'
import type { PageDocument } from './page-document.ts'

/** The pages that a value is about or names and that are not known here: a page counts as removed while it is not known. */
export function unknownPages(document: PageDocument, target: Target, value: Json): string[] {
  const { entries } = document.site.getState()
  const named = target.itemType === 'page' ? [target.id] : pagesIn(value)
  return named.filter((id) => !(id in entries))
}

/** Asks for pages by their ids; the session answers. */
export function want({ site }: PageDocument, ids: readonly string[]): void {
  if (ids.length > 0) site.setState(({ wanted }) => ({ wanted: [...new Set([...wanted, ...ids])] }))
}

/** The path at which a typed address of a link needs a page; null where it needs none. */
export function typedPath({ locale }: PageDocument, url: string): string | null {
  // Without a browser there is no address that could be the site's own.
  return pagePath(url, { locale, host: globalThis.location?.host ?? '' })
}

/** Asks whether the addresses that a value names lead to a page, those of them that are not known; the session answers. */
export function wantAddresses(document: PageDocument, value: Json): void {
  const { addresses } = document.site.getState()
  askFor(
    document,
    pathsIn(document, value).filter((path) => !(path in addresses)),
  )
}

/** The same for all that the page names, known or not: pages come and go. */
export async function wantAllAddresses(document: PageDocument, slicing: Slicing): Promise<void> {
  const paths: string[] = []
  const look = (store: StoreApi<GroupState>) => {
    const { values, fields } = store.getState()
    const all = [values, ...Object.values(fields).map((field) => field.values)]
    paths.push(...pathsIn(document, all))
  }
  await inSlices(document.groups.values(), look, slicing)
  askFor(document, paths)
}

function askFor({ site }: PageDocument, paths: readonly string[]): void {
  if (paths.length === 0) return
  site.setState(({ wantedAddresses }) => ({ wantedAddresses: [...new Set([...wantedAddresses, ...paths])] }))
}

/** The paths of the links in a value, as an option or in a rich text. */
function pathsIn(document: PageDocument, value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((part) => pathsIn(document, part))
  const { url } = value as Record<string, Json>
  const own = typeof url === 'string' ? typedPath(document, url) : null
  const inside = Object.values(value as Record<string, Json>).flatMap((part) => pathsIn(document, part))
  return own === null ? inside : [own, ...inside]
}

/** Ids of the pages that links name in a value, as an option, in a rich text or as an entry of the menu. */
function pagesIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(pagesIn)
  const { page, doc } = value as Record<string, Json>
  const own = [idOf(page, 'id'), idOf(doc, 'value')].filter((id) => id !== null)
  return [...own, ...Object.values(value as Record<string, Json>).flatMap(pagesIn)]
}

function idOf(reference: Json | undefined, key: 'id' | 'value'): string | null {
  if (typeof reference === 'string') return reference
  if (typeof reference !== 'object' || reference === null || Array.isArray(reference)) return null
  const id = (reference as Record<string, Json>)[key]
  return typeof id === 'string' ? id : null
}
