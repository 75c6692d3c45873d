import type { Json } from '../../kernel/json.ts'
import { labelIn } from '../../kernel/label.ts'
import type { Names, Option } from '../../kernel/option.ts'
import type { Section } from '../../kernel/section/section.ts'
import { optionInWords } from '../../options/option-values.ts'
import { type Settings, sections } from '../settings.ts'

type Tree = { readonly [name: string]: Json }

/** Each setting with the section that it is in, by its path. */
const known: ReadonlyMap<string, { readonly option: Option; readonly section: Section }> = new Map(
  sections.flatMap((section) => Object.entries(section.options).map(([path, option]) => [path, { option, section }])),
)

/** Every value of the settings by its path, such as `footer.city`: what is entered, saved and merged by itself. */
export function settingsValues(settings: Settings): Readonly<Record<string, Json>> {
  return Object.fromEntries([...known.keys()].map((path) => [path, settingAt(settings, path)]))
}

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

/** The changes that setting one value makes: a switch that is turned on turns off its alternatives. */
export function changesOf(path: string, value: Json): Readonly<Record<string, Json>> {
  const others =
    known
      .get(path)
      ?.section.alternatives.filter((paths) => paths.includes(path))
      .flat() ?? []
  const off = value === true ? others.filter((other) => other !== path).map((other) => [other, false]) : []
  return { ...Object.fromEntries(off), [path]: value }
}

/** Whether a value goes with the others of its section, by the section's rules; alternatives give way and forbid nothing. */
export function isAllowedBeside(
  section: Section,
  values: Readonly<Record<string, unknown>>,
  path: string,
): (value: unknown) => boolean {
  return (value) => section.rules.every(({ holds }) => holds({ ...values, ...changesOf(path, value as Json) }))
}

/** A setting in words, by itself. */
export function settingLabel(path: string, language: string): string {
  const setting = known.get(path)
  return setting ? labelIn(setting.option.label, language) : path
}

/** A setting in words, with the section that it is in: «Fussbereich › PLZ und Ort». */
export function settingName(path: string, language: string): string {
  const setting = known.get(path)
  return setting ? `${labelIn(setting.section.label, language)} › ${settingLabel(path, language)}` : path
}

/** A value of the settings as an editor would say it; null for what has no words, such as a picture without a name. */
export function settingInWords(path: string, value: Json, names: Names): string | null {
  const option = known.get(path)?.option
  return option ? optionInWords(option, value, names) : null
}
