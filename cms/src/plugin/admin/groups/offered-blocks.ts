import { isBlockFor, listOfferedBlocks } from '@blickfang/blocks/offered-blocks.ts'
import type { Settings } from '@blickfang/contract/content/settings.ts'
import { isOpenTo } from '@blickfang/contract/content/settings-values/is-open-to.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'

/** The blocks that the site may add to a page, by section of the editor's dialog, in the reader's language. */
export function offeredBlocks(language: string, settings: Settings) {
  return listOfferedBlocks('', language, (block) => isBlockFor(block, settings)).flatMap(({ label, blocks }) => {
    const choices = blocks
      .filter((block) => isOpenTo(settings.membership, block.audience))
      .map((block) => ({ value: block.name, label: labelIn(block.label, language) }))
    return choices.length > 0 ? [{ label: labelIn(label, language), blocks: choices }] : []
  })
}
