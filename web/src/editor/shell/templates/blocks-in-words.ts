import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import { findGroup } from '../../model/catalogue/known-blocks.ts'

/** Blocks of a template by their names for people; those that are in no catalogue any more are left out. */
export function blocksInWords(names: readonly string[], language: EditorLocale): string {
  return names
    .flatMap((name) => findGroup(name)?.group.label ?? [])
    .map((label) => labelIn(label, language))
    .join(', ')
}
