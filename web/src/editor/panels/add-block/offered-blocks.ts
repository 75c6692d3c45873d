import { blocks } from '@blickfang/shared/blocks/contracts.generated.ts'
import type { Block, DialogSection } from '@blickfang/shared/kernel/block.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'

/** The dialog's sections in their order. Source: spec/editor.md §2. */
const sections: readonly DialogSection[] = ['start', 'team', 'content', 'collections', 'various', 'remaining']

export interface OfferedSection {
  readonly section: DialogSection
  readonly blocks: readonly Block[]
}

/** The blocks that may be added, by section; those whose name in the reader's language, or whose own name, contains the search. */
export function listOfferedBlocks(search: string, language: string): readonly OfferedSection[] {
  const wanted = fold(search)
  const all = Object.values<Block>(blocks).filter(
    (block) => fold(labelIn(block.label, language)).includes(wanted) || fold(block.name).includes(wanted),
  )
  return sections
    .map((section) => ({ section, blocks: all.filter((block) => block.section === section).toSorted(byPlace) }))
    .filter((offered) => offered.blocks.length > 0)
}

/** As the spec lists them. */
function byPlace(a: Block, b: Block): number {
  return (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER)
}

/** Case and accents make no difference to a search. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
