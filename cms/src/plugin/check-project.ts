import { findGroup } from '@blickfang/blocks/groups.ts'
import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import { allForms } from '@blickfang/contract/forms/all-forms.ts'
import { projectForms } from '@blickfang/contract/forms/project-forms.ts'
import type { Source } from '@blickfang/contract/kernel/source.ts'
import { allSources } from '@blickfang/contract/sources/all-sources.ts'
import type { Block, CollectionConfig, Config, Endpoint, Field, GlobalConfig, Tab, TaskConfig } from 'payload'
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
  refusePlaces(project)
  refuseMoves(project)
  refuseSources()
  refuseForms()
  refuse('collections', namedTwice(project.collections, added.collections))
  refuse('globals', namedTwice(project.globals, added.globals))
  refuse('jobs', namedTwice([...(project.jobs?.tasks ?? []), ...(project.jobs?.workflows ?? [])], added.tasks))
  const name = (endpoint: Endpoint) => ({ slug: nameOf(endpoint) })
  refuse('endpoints', namedTwice((project.endpoints || []).map(name), added.endpoints.map(name)))
}

/** Where the site asks: its server sends what begins so to the project, and its editor asks there. */
const places = { admin: '/admin', api: '/api', graphQL: '/graphql' } as const

/** The site would ask at addresses where a project has moved Payload away from, and say that nobody answers. */
function refusePlaces({ routes, graphQL }: Config): void {
  const moved = (Object.keys(places) as (keyof typeof places)[]).filter(
    (name) => (routes?.[name] ?? places[name]) !== places[name],
  )
  if (moved.length > 0)
    throw new Error(
      `Blickfang’s site asks Payload at ${moved.map((name) => `«${places[name]}»`).join(', ')}: please take ${moved.map((name) => `«routes.${name}»`).join(', ')} out of the project.`,
    )
  if (graphQL?.disable)
    throw new Error('Blickfang’s site reads pages by GraphQL: please take «graphQL.disable» out of the project.')
}

/** Data for a block comes from sources that are known here, and that the cms or the site answers. */
function refuseSources(): void {
  const known = new Set(allSources)
  for (const { name, sources: asked } of allBlocks) {
    const unknown = asked.find((source) => !known.has(source))
    if (unknown)
      throw new Error(
        `The block «${name}» asks «${unknown.name}», a source that nobody answers: please list it among the project’s, or leave it out.`,
      )
  }
}

/** A form of the project stands in a block that there is, and is held against sources that ask nothing of a page. */
function refuseForms(): void {
  // Looks at all that the contract itself can say of them.
  allForms()
  for (const [name, { form }] of projectForms.read()) {
    if (form.block && !findGroup(form.block.name))
      throw new Error(
        `The form «${name}» stands in the block «${form.block.name}», and there is none: please name a block of the project or of ours.`,
      )
    const odd = form.sources.find((asked) => !isAskedAlone(allSources.find((source) => source.name === asked)))
    if (odd !== undefined)
      throw new Error(
        `The form «${name}» asks «${odd}», which is no source that the cms answers without parameters: please leave it out.`,
      )
  }
}

function isAskedAlone(source: Source | undefined): boolean {
  return source?.answeredBy === 'cms' && Object.keys(source.parameters).length === 0 && !source.hasWholePages
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
