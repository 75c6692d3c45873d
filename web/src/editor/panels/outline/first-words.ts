import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { GroupState } from '../../model/group-state.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { shownContent } from '../../model/shown-content.ts'

/** More than this is not seen in a row of a list. */
const maxLength = 90

/** The words by which one knows a block again: its title, else its first text that has some, in the order of its fields. */
export function firstWords(page: PageDocument, { name, fields }: Pick<GroupState, 'name' | 'fields'>): string {
  const contract = findGroup(name)?.group.fields ?? {}
  for (const field of new Set(['title', ...Object.keys(contract)])) {
    const words =
      contract[field]?.kind === 'media' ? '' : shownContent(page, fields[field]).text.replace(/\s+/g, ' ').trim()
    if (words) return words.slice(0, maxLength)
  }
  return ''
}
