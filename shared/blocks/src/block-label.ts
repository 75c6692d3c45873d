import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { findGroup } from './groups.ts'

/** A block as lists of a page's blocks name it: its kind in the reader's language, and the first words that stand in it. */
export function blockLabel(
  { name, words }: { readonly name: string; readonly words: string },
  language: string,
): string {
  const group = findGroup(name)?.group
  const kind = group ? labelIn(group.label, language) : name
  return words ? `${kind}: ${words}` : kind
}
