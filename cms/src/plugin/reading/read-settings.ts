import { type Settings, settingsSchema } from '@blickfang/contract/content/settings.ts'

/**
 * Reads settings as they are stored. A value that a rule of today refuses (it was stored under an older one, or by hand) is as if it
 * had never been set: one such value must not take the site away. Writing is as strict as ever.
 */
export function readSettings(stored: unknown): Settings {
  const parsed = settingsSchema.safeParse(stored ?? {})
  if (parsed.success) return parsed.data
  const refused = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  )
  return readSettings(refused.reduce<unknown>(without, stored))
}

/** The value without the member at a path; nothing where the path ends in the value itself or in a list. */
function without(value: unknown, [name, ...rest]: readonly PropertyKey[]): unknown {
  if (name === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { [name]: member, ...others } = value as Record<PropertyKey, unknown>
  const left = without(member, rest)
  return left === undefined ? others : { ...others, [name]: left }
}
