import * as z from 'zod/mini'
import { type Json, jsonSchema } from '../../kernel/json.ts'
import { labelIn } from '../../kernel/label.ts'
import { type Locale, localeName } from '../../kernel/locale.ts'
import type { Names } from '../../kernel/option.ts'
import { readId } from '../../kernel/text/id.ts'
import { type Settings, settingsSchema } from '../settings.ts'
import { settingsLabels } from './settings-labels.ts'

type Tree = { readonly [name: string]: Json }

/** Every value of the settings by its path, such as `footer.city`: what is entered, saved and merged by itself. A list is one value. */
export function settingsValues(settings: Settings): Readonly<Record<string, Json>> {
  return valuesBelow(settings, '')
}

/** The same of a part of them that stands at a path. */
export function valuesBelow(value: Json, path: string): Readonly<Record<string, Json>> {
  if (!isTree(value)) return { [path]: value }
  const parts = Object.entries(value).map(([name, member]) => valuesBelow(member, path ? `${path}.${name}` : name))
  return Object.assign({}, ...parts)
}

/** The value at a path; null where there is none. */
export function settingAt(settings: Settings, path: string): Json {
  const names = path.split('.')
  return names.reduce<Json>((value, name) => (isTree(value) ? (value[name] ?? null) : null), settings)
}

/** The settings with another value at a path. Whether it may be there is for `checkSetting` to say, and for the server. */
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

/** A value as the schema takes it at this path; null where it takes none. */
export function checkSetting(path: string, value: Json): Json {
  const parsed = schemaAt(path).safeParse(value)
  return parsed.success ? jsonSchema.parse(parsed.data) : null
}

/** The least and the most that a number among the settings may be; null for what is no number. */
export function settingRange(path: string): { readonly min: number; readonly max: number } | null {
  const { type, checks = [] } = unwrapped(schemaAt(path)).def as Inside
  if (type !== 'number') return null
  const limit = (kind: string) => checks.find(({ _zod }) => _zod.def.check === kind)?._zod.def.value
  return { min: limit('greater_than') ?? 0, max: limit('less_than') ?? Number.MAX_SAFE_INTEGER }
}

/** A setting in words, with the section that it is in: «Fussbereich › Ort». */
export function settingName(path: string, language: string): string {
  const names = path.split('.').filter((name) => name !== 'id')
  return names.map((name) => wordOf(name, language)).join(' › ')
}

/** A value of the settings as an editor would say it; null for what has no words, such as a picture without a name. */
export function settingInWords(
  value: Json,
  { language, mediumName }: Pick<Names, 'language' | 'mediumName'>,
): string | null {
  if (Array.isArray(value)) return value.map((code) => localeName(code as Locale, language)).join(', ')
  if (typeof value !== 'string') return value === null ? null : wordOf(String(value), language)
  return readId(value) !== null ? mediumName(value) : wordOf(value, language)
}

function wordOf(value: string, language: string): string {
  const label = settingsLabels[value]
  return label ? labelIn(label, language) : value
}

/** What of a schema's inside is read here. */
interface Inside {
  readonly type: string
  readonly innerType?: z.ZodMiniType
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string; readonly value?: number } } }[]
}

function schemaAt(path: string): z.ZodMiniType {
  return path.split('.').reduce<z.ZodMiniType>((schema, name) => {
    const member = (unwrapped(schema).def as Inside).shape?.[name]
    if (!member) throw new Error(`There is no setting ${path}`)
    return member
  }, settingsSchema)
}

/** What a default stands around. */
function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType } = schema.def as Inside
  return innerType ? unwrapped(innerType) : schema
}
