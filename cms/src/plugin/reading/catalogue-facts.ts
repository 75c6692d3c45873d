import { groups } from '@blickfang/blocks/groups.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Named, Way } from '@blickfang/contract/kernel/option.ts'

const entries = [...groups.values()]

/** Names of the groups that can stand for their page in lists. */
export const teaserGroups = entries
  .filter(({ group }) => Object.keys(group.teaser).length > 0)
  .map(({ group }) => group.name)

/** Value keys that hold a medium's id, in groups and in fields. */
export const mediaKeys = [
  'mediaId',
  ...new Set(namesOf('media').flatMap(({ key, way }) => (way.length === 0 ? [key] : []))),
]

/** Ways to the ids of media that lie within a value, as Postgres' JSON paths from a row's values on. */
export const mediaPaths = pathsTo('media')

/** The same for ids of pages, but for those in rich texts. */
export const pagePaths = pathsTo('pages')

/** Keys of the options that name something, among a row's values, with the way to it. */
function namesOf(what: keyof Named): readonly { readonly key: string; readonly way: Way }[] {
  return entries
    .flatMap(({ group }) => [group.options, ...Object.values(group.fields).map((field) => field.options)])
    .flatMap((options) => Object.entries(options))
    .flatMap(([name, { named }]) => (named?.[what] ?? []).map((way) => ({ key: valueKeys.options.key(name), way })))
}

/** A way is looked for in all values at once, because each look into a row unpacks it: what is no id of the kind is not found. */
function pathsTo(what: keyof Named): readonly string[] {
  const ways = namesOf(what).filter(({ way }) => way.length > 0)
  return [
    ...new Set(
      ways.map(({ way }) => `$.*${way.map((step) => (step === '*' ? '[*]' : `.${JSON.stringify(step)}`)).join('')}`),
    ),
  ]
}
