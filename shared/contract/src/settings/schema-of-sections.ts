import * as z from 'zod/mini'
import type { Option } from '../kernel/option.ts'
import type { Section } from '../kernel/section/section.ts'

interface Branch {
  readonly [name: string]: Branch | Option
}
type Objects = Map<string, z.ZodMiniType>

/** Schemas of all objects of the settings by path, that of all of them by ''. A value that is not set has its option's fallback. */
export function schemaOfSections(sections: readonly Section[]): Objects {
  const objects: Objects = new Map()
  const options = sections.flatMap((section) => Object.entries(section.options))
  addObject(objects, { path: '', branch: treeOf(options), sections })
  return objects
}

interface Part {
  readonly path: string
  readonly branch: Branch
  readonly sections: readonly Section[]
}

function addObject(objects: Objects, { path, branch, sections }: Part): z.ZodMiniType {
  const members = Object.entries(branch).map(([name, member]) => {
    if (isOption(member)) return [name, z._default(member.schema, member.fallback)]
    const below = path ? `${path}.${name}` : name
    return [name, z.prefault(addObject(objects, { path: below, branch: member, sections }), {})]
  })
  const rules = sections
    .filter((section) => commonPath(Object.keys(section.options)) === path)
    .flatMap((section) => section.rules.map(({ message, holds }) => ({ section, message, holds })))
  const object = z
    .strictObject(Object.fromEntries(members))
    .check(
      ...rules.map(({ section, message, holds }) =>
        z.refine<unknown>((value) => holds(valuesOf(section, path, value)), { message }),
      ),
    )
  objects.set(path, object)
  return object
}

function isOption(member: Branch | Option): member is Option {
  return typeof member.type === 'string'
}

function treeOf(options: readonly (readonly [path: string, option: Option])[]): Branch {
  const heads = [...new Set(options.map(([path]) => path.split('.', 1)[0] ?? ''))]
  return Object.fromEntries(
    heads.map((head) => {
      const own = options.find(([path]) => path === head)
      if (own) return [head, own[1]]
      const below = options.filter(([path]) => path.startsWith(`${head}.`))
      return [head, treeOf(below.map(([path, option]) => [path.slice(head.length + 1), option]))]
    }),
  )
}

/** Where all options of a section lie: there its rules are asked. */
function commonPath(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('.').slice(0, -1))
  const length = first.findIndex((name, index) => others.some((other) => other[index] !== name))
  return (length < 0 ? first : first.slice(0, length)).join('.')
}

/** Values that a section's rules ask about, out of the object at a path. */
function valuesOf(section: Section, path: string, object: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.keys(section.options).map((own) => {
      const names = own.slice(path ? path.length + 1 : 0).split('.')
      return [own, names.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], object)]
    }),
  )
}
