import type { Json } from '@blickfang/shared/kernel/json.ts'
import type { Target } from './change.ts'
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
