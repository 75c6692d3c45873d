import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import { findGroup } from '../model/catalogue/known-blocks.ts'
import type { PageDocument } from '../model/page-document.ts'

/** Name for people of the block or card that something belongs to; empty for something in none of the page. */
export function blockName(document: PageDocument, { id }: { readonly id: string }, language: EditorLocale): string {
  const group = document.groups.get(document.places.get(id)?.groupId ?? id)?.getState()
  const contract = group && findGroup(group.name)?.group
  return contract ? labelIn(contract.label, language) : ''
}
