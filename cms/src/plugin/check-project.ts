import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import type { Source } from '@blickfang/contract/kernel/source.ts'
import { sources } from '@blickfang/contract/sources/sources.generated.ts'
import type { Block, CollectionConfig, Config, Endpoint, Field, GlobalConfig, Tab, TaskConfig } from 'payload'
import { ownUsers } from './collections/site-collections.ts'
import { nameOf } from './endpoints/is-of-project.ts'

/** Additions that the plugin is about to make to a project. */
interface Added {
  readonly collections: readonly Pick<CollectionConfig, 'slug'>[]
  readonly globals: readonly Pick<GlobalConfig, 'slug'>[]
  readonly tasks: readonly Pick<TaskConfig, 'slug'>[]
  readonly endpoints: readonly Endpoint[]
}

/** Throws one sentence that names what a project and the plugin both have, and what to do: nothing of a project is overwritten. */
export function checkProject(project: Config, added: Added): void {
  const collections = namedTwice(project.collections, added.collections)
  if (collections.includes(ownUsers))
    throw new Error(
      `The project has a collection «${ownUsers}» and so has Blickfang: say blickfang({ users: '${ownUsers}', … }), and its accounts are taken.`,
    )
  refuseMoves(project)
  refuseSources()
  refuse('collections', collections)
  refuse('globals', namedTwice(project.globals, added.globals))
  refuse('jobs', namedTwice([...(project.jobs?.tasks ?? []), ...(project.jobs?.workflows ?? [])], added.tasks))
  const name = (endpoint: Endpoint) => ({ slug: nameOf(endpoint) })
  refuse('endpoints', namedTwice((project.endpoints || []).map(name), added.endpoints.map(name)))
}

/** Data for a block comes from sources that are known here, and that the cms or the site answers. */
function refuseSources(): void {
  const known: ReadonlySet<Source> = new Set(Object.values<Source>(sources))
  for (const { name, sources: asked } of allBlocks) {
    const unknown = asked.find((source) => !known.has(source))
    if (unknown)
      throw new Error(`The block «${name}» asks «${unknown.name}», a source that nobody answers: please leave it out.`)
  }
}

/**
 * Payload takes no notice of `localized` in a project without languages. With ours it would look for what such fields hold in other
 * tables, and a push would drop the columns where it lies.
 */
function refuseMoves({ localization, collections = [], globals = [], blocks = [] }: Config): void {
  if (localization) return
  const named = [...collections, ...globals, ...blocks].flatMap(({ slug, fields }) =>
    localizedIn(fields).map((name) => `«${slug}.${name}»`),
  )
  if (named.length > 0)
    throw new Error(
      `Blickfang brings languages, with which the columns of fields that say «localized» would move, and what they hold be lost: please take «localized» out of ${named.join(', ')}, or give the project a «localization» of its own first.`,
    )
}

/** Names of the fields that say so, each with those that it lies in. */
function localizedIn(fields: readonly (Field | Tab | Block)[]): string[] {
  return fields.flatMap((field) => {
    const name = 'name' in field && field.name ? field.name : 'slug' in field ? field.slug : ''
    const below = [
      ...('fields' in field ? field.fields : []),
      ...('tabs' in field ? field.tabs : []),
      ...('blocks' in field ? field.blocks : []),
    ]
    const inner = localizedIn(below).map((path) => (name ? `${name}.${path}` : path))
    return 'localized' in field && field.localized ? [name, ...inner] : inner
  })
}

type Named = readonly { readonly slug: string }[]

function namedTwice(theirs: Named = [], ours: Named): string[] {
  const taken = new Set(ours.map(({ slug }) => slug))
  return theirs.map(({ slug }) => slug).filter((slug) => taken.has(slug))
}

function refuse(kind: string, twice: readonly string[]): void {
  if (twice.length === 0) return
  const named = twice.map((slug) => `«${slug}»`).join(', ')
  throw new Error(
    `Blickfang brings ${kind} of its own called ${named}, which the project has too: please rename those of the project.`,
  )
}
