import { optionAt } from '@blickfang/blocks/option-at.ts'
import type { Option } from '@blickfang/contract/kernel/option.ts'
import { findGroup } from './catalogue/known-blocks.ts'
import type { PageDocument } from './page-document.ts'

/** The option behind a value key such as `options.alignment`, of a block or of a field; undefined for other values. */
export function optionOf(document: PageDocument, { id }: { readonly id: string }, key: string): Option | undefined {
  const place = document.places.get(id)
  const name = document.groups.get(place?.groupId ?? id)?.getState().name ?? ''
  return optionAt(findGroup(name)?.group, { key, field: place?.name ?? null })
}
