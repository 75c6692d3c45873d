import { blockLabel } from '@blickfang/shared/blocks/block-label.ts'
import type { ControlServices } from '@blickfang/shared/kernel/control.ts'
import { getJson } from '../client/get-json.ts'

interface BlocksAsked {
  readonly api: string
  /** An id, or a role with its tilde. */
  readonly page: string
  readonly language: string
}

/** The blocks of a page for link options, drafts included. */
export async function listBlockChoices({
  api,
  page,
  language,
}: BlocksAsked): ReturnType<ControlServices['listBlocks']> {
  const query = new URLSearchParams({ page, lang: language })
  const { blocks } = await getJson<{ blocks: { id: string; name: string; words: string }[] }>(
    `${api}/v1/page/blocks?${query}`,
  )
  return blocks.map((block) => ({ id: block.id, label: blockLabel(block, language) }))
}
