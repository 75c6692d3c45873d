import type { Json } from '../../kernel/json.ts'
import { labelIn } from '../../kernel/label.ts'
import type { Names, Option } from '../../kernel/option.ts'
import type { Section } from '../../kernel/section/section.ts'
import { optionInWords } from '../../options/option-values.ts'
import { type Settings, sections } from '../settings.ts'
import { settingAt } from './setting-at.ts'

/** Each setting with the section that it is in, by its path. */
const known: ReadonlyMap<string, { readonly option: Option; readonly section: Section }> = new Map(
  sections.flatMap((section) => Object.entries(section.options).map(([path, option]) => [path, { option, section }])),
)

/** Every value of the settings by its path, such as `footer.city`: what is entered, saved and merged by itself. */
export function settingsValues(settings: Settings): Readonly<Record<string, Json>> {
  return Object.fromEntries([...known.keys()].map((path) => [path, settingAt(settings, path)]))
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
