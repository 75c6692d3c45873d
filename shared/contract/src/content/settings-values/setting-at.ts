import type { Json } from '../../kernel/json.ts'
import type { Settings } from '../settings.ts'

type Tree = { readonly [name: string]: Json }

/** The value at a path; null where there is none. */
export function settingAt(settings: Settings, path: string): Json {
  const names = path.split('.')
  return names.reduce<Json>((value, name) => (isTree(value) ? (value[name] ?? null) : null), settings)
}

/** The settings with another value at a path. Whether it may be there is for its option to say, and for the server. */
export function withSetting(settings: Settings, path: string, value: Json): Settings {
  return withValue(settings, path.split('.'), value) as Settings
}

function withValue(tree: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value
  return isTree(tree) && name in tree ? { ...tree, [name]: withValue(tree[name] ?? null, rest, value) } : tree
}

function isTree(value: Json): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
