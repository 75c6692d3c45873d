import { groups } from '@blickfang/shared/blocks/groups.ts'

const entries = [...groups.values()]

/** Containers and the collection whose pages they show, as two columns of the same order. */
export const containers = entries.flatMap(({ group, block }) =>
  group === block && block.collection ? [{ name: block.name, collection: block.collection.name }] : [],
)

/** Containers that show the pages of their collection whole. */
export const stopContainers = entries.flatMap(({ group, block }) =>
  group === block && block.data.includes('stops') ? [block.name] : [],
)

/** Names of the groups whose page needs the branches. */
export const branchBlocks = entries
  .filter(({ block }) => block.data.includes('branches'))
  .map(({ group }) => group.name)

/** Names of the groups that can stand for their page in lists. */
export const teaserGroups = entries
  .filter(({ group }) => Object.keys(group.teaser).length > 0)
  .map(({ group }) => group.name)

/** Value keys that hold a medium's id, in groups and in fields. */
export const mediaKeys = [
  'mediaId',
  ...new Set(
    entries
      .flatMap(({ group }) => [group.options, ...Object.values(group.fields).map((field) => field.options)])
      .flatMap((options) => Object.entries(options))
      .flatMap(([key, option]) => (option.shape === 'media' ? [`options.${key}`] : [])),
  ),
]
