import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import { findGroup } from '../model/catalogue/known-blocks.ts'
import { optionOf } from '../model/option-of.ts'
import type { PageDocument } from '../model/page-document.ts'

/** Name of what a value belongs to: block, field or option; empty for values of the page itself. */
export function targetName(
  document: PageDocument,
  { id }: { readonly id: string },
  key: string,
  language: EditorLocale,
): string {
  const place = document.places.get(id)
  const group = document.groups.get(place?.groupId ?? id)?.getState()
  const contract = group && findGroup(group.name)?.group
  if (!contract) return ''
  const field = place && contract.fields[place.name]
  return [contract.label, field?.label, optionOf(document, { id }, key)?.label]
    .flatMap((label) => (label ? [labelIn(label, language)] : []))
    .join(' › ')
}
