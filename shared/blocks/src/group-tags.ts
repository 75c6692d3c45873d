import type { GroupView } from '@blickfang/contract/content/page-view.ts'
import { mediaBehind } from '@blickfang/contract/options/option-values.ts'
import { mediaTags } from '@blickfang/contract/sources/content-tags.ts'
import { findGroup } from './groups.ts'

/** The tags of what the groups of a page show; pictures that are options, such as a background, among them. */
export function groupTags(groups: readonly GroupView[]): readonly string[] {
  return groups.flatMap((group) => [
    ...mediaTags(group.fields.map((field) => field.media)),
    ...optionMedia(group).map((id) => `media:${id}`),
  ])
}

function optionMedia({ name, options, fields }: GroupView): readonly string[] {
  const group = findGroup(name)?.group
  if (!group) return []
  return [
    ...mediaBehind(group.options, options),
    ...fields.flatMap((field) => mediaBehind(group.fields[field.name]?.options ?? {}, field.options)),
  ]
}
