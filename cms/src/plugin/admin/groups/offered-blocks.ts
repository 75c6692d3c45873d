import { blocks } from '@blickfang/shared/blocks/contracts.generated.ts'
import type { Block } from '@blickfang/shared/kernel/block.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import { sectionNames } from '../texts/section-names.ts'

/** The blocks that the site may add to a page, by section of the editor's dialog, in the reader's language. */
export function offeredBlocks(language: string, isMember: boolean) {
  return Object.entries(sectionNames).flatMap(([section, label]) => {
    const offered = Object.values<Block>(blocks).filter(
      (block) => block.section === section && (isMember || block.audience === 'everyone'),
    )
    if (offered.length === 0) return []
    const choices = offered.map((block) => ({ value: block.name, label: labelIn(block.label, language) }))
    return [{ label: labelIn(label, language), blocks: choices }]
  })
}
