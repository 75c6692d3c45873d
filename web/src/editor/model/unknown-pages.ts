import type { Json } from '@blickfang/shared/kernel/json.ts'
import type { Target } from './change.ts'
import type { PageDocument } from './page-document.ts'

/** Whether a value is about a page that is not known here, or names one: a page counts as removed while it is not known. */
export function namesUnknownPage(document: PageDocument, target: Target, value: Json): boolean {
  const { entries } = document.site.getState()
  const named = target.itemType === 'page' ? [target.id] : pagesIn(value)
  return named.some((id) => !(id in entries))
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
