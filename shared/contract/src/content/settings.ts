import * as z from 'zod/mini'
import type { Section } from '../kernel/section/section.ts'
import { joinSections } from '../settings/join-sections.ts'
import { ownSections } from '../settings/own-sections.ts'
import { schemaOfSections } from '../settings/schema-of-sections.ts'
import { sections as registry } from '../settings/sections.generated.ts'

type Registry = typeof registry
type Merged<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never
/** The options of all sections by their paths. */
type Options = Merged<Registry[keyof Registry]['options']>
type Head<Path> = Path extends `${infer Name}.${string}` ? Name : Path
type Below<O, Name extends string> = {
  [Path in keyof O as Path extends `${Name}.${infer Rest}` ? Rest : never]: O[Path]
}
type Tree<O> = {
  [Name in Head<keyof O> & string]: Name extends keyof O
    ? O[Name] extends { fallback: infer Value }
      ? Value
      : never
    : Tree<Below<O, Name>>
}

/** Everything about a site that is not a page, as it is stored: each value where its path says. */
export type Settings = Tree<Options>

/** The sections in the order in which people see them, those of a project behind ours. Source: spec/editor.md §2. */
export const sections: readonly Section[] = joinSections(Object.values<Section>(registry), ownSections.read())

const objects = schemaOfSections(sections)

/** Worked out from the sections. Source: spec/editor.md §3 (Settings) and §9 (defaults). */
export const settingsSchema = objects.get('') as z.ZodMiniObject<
  { [Name in keyof Settings]: z.ZodMiniType<Settings[Name], Partial<Settings[Name]> | undefined> },
  z.core.$strict
>

type Theme = Settings['appearance']['theme']
/** Theme colours of the site as #rrggbb. The foreground of each is worked out, so no pair is unreadable. */
export const themeSchema = objects.get('appearance.theme') as unknown as z.ZodMiniObject<
  { [Name in keyof Theme]: z.ZodMiniDefault<z.ZodMiniString> },
  z.core.$strict
>

const all = sections.flatMap((section) =>
  Object.entries(section.options).map(([path, option]) => ({ path, option, section })),
)

/** Paths of the settings that name a medium. */
export const settingsPictures: readonly string[] = all
  .filter(({ option }) => option.named?.media)
  .map(({ path }) => path)

/** Paths of the settings that only an admin changes. */
export const adminSettings: readonly string[] = all
  .filter(({ section }) => section.audience === 'admins')
  .map(({ path }) => path)

/**
 * Paths of settings that nothing reads yet: kept and accepted, and offered nowhere, because a switch without an effect is a fault
 * to whoever turns it.
 */
export const idleSettings: readonly string[] = all
  .filter(({ option }) => option.editable === false)
  .map(({ path }) => path)
