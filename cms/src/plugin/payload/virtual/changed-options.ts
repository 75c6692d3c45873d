import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@blickfang/contract/kernel/json.ts'

type Options = Readonly<Record<string, Json>>

/** Which options a form changed: null for those that went back to their fallback. */
export function changedOptions(now: Json | undefined, before: Json | undefined): Options {
  const [after, earlier] = [asOptions(now), asOptions(before)]
  const names = new Set([...Object.keys(after), ...Object.keys(earlier)])
  return Object.fromEntries(
    [...names].flatMap((name) =>
      isDeepStrictEqual(after[name] ?? null, earlier[name] ?? null) ? [] : [[name, after[name] ?? null]],
    ),
  )
}

function asOptions(value: Json | undefined): Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Options) : {}
}
