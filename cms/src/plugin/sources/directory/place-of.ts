import type { BusinessBranch } from '@blickfang/contract/sources/directory/source.ts'
import { places } from './places.generated.ts'

/** Where a Swiss postcode lies, however it is written: the middle of its municipality. null for anything else. */
export function placeOf(zip: string): BusinessBranch['place'] {
  const code = Number(/^\s*(?:CH[-\s]?)?(\d{4})\s*$/i.exec(zip)?.[1] ?? 0)
  const found = places.findLast(([from]) => from <= code)
  return found ? { x: found[1], y: found[2] } : null
}
