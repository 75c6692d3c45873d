import type { Json } from '../kernel/json.ts'

/** Deep equality of JSON values, whatever the order of their keys: Postgres' jsonb gives them back in its own. */
export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (isList(a) || isList(b)) {
    return isList(a) && isList(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isEqual(a[key], b[key]))
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value)
}
