import { groups } from '@blickfang/shared/blocks/groups.ts'
import type { Named, Way } from '@blickfang/shared/kernel/option.ts'

const entries = [...groups.values()]

/** Names of the groups that can stand for their page in lists. */
export const teaserGroups = entries
  .filter(({ group }) => Object.keys(group.teaser).length > 0)
  .map(({ group }) => group.name)

/** Ways to the ids of media among a row's values, of groups and of fields, as Postgres' JSON paths. */
export const mediaPaths = ['$."mediaId"', ...pathsTo('media')]

/** The same for ids of pages, but for those in rich texts. */
export const pagePaths = pathsTo('pages')

function pathsTo(what: keyof Named): readonly string[] {
  const options = entries
    .flatMap(({ group }) => [group.options, ...Object.values(group.fields).map((field) => field.options)])
    .flatMap((map) => Object.entries(map))
  return [
    ...new Set(
      options.flatMap(([name, { named }]) => (named?.[what] ?? []).map((way) => jsonPath(`options.${name}`, way))),
    ),
  ]
}

/** The way that an option names (kernel/option.ts), from the row's values on. */
function jsonPath(key: string, way: Way): string {
  return `$.${[key, ...way].map((step) => (step === '*' ? '[*]' : JSON.stringify(step))).join('.')}`.replaceAll(
    '.[',
    '[',
  )
}
