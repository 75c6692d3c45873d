import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { Option } from '@blickfang/shared/kernel/option.ts'
import type { PageDocument } from './page-document.ts'

/** The option behind a value key such as `options.alignment`, of a block or of a field; undefined for other values. */
export function optionOf(document: PageDocument, { id }: { readonly id: string }, key: string): Option | undefined {
  const [kind, name = ''] = key.split('.')
  if (kind !== 'options') return undefined
  const place = document.places.get(id)
  const group = document.groups.get(place?.groupId ?? id)?.getState()
  const contract = group && findGroup(group.name)?.group
  return place ? contract?.fields[place.name]?.options[name] : contract?.options[name]
}
