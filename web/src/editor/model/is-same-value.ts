import type { Json } from 'shared/kernel/json.ts'
import { isEqual } from './is-equal.ts'

/** Whether two values are the same to a person: words are, whatever text they were translated from. The server's rule, too. */
export function isSameValue(a: Json, b: Json): boolean {
  return isEqual(withoutSource(a), withoutSource(b))
}

function withoutSource(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('text' in value)) return value
  const { source: _, ...rest } = value as { readonly [key: string]: Json }
  return rest
}
