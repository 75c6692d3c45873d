import type { WholePage } from '@blickfang/contract/content/page-view.ts'
import { readKey, type SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import { sourceOf } from '@blickfang/contract/sources/answers.ts'
import { groupTags } from './group-tags.ts'

/** The tags of everything that the answers show. */
export function answerTags(answers: readonly SourceAnswer[]): readonly string[] {
  return answers.flatMap((answer) => {
    const source = sourceOf(answer)
    const own = source.tags(answer.data, readKey(source, answer.key))
    return source.hasWholePages ? [...own, ...wholeTags(answer.data as readonly WholePage[])] : own
  })
}

/** Tags of everything on pages that are shown whole. */
function wholeTags(pages: readonly WholePage[]): readonly string[] {
  return groupTags(pages.flatMap(({ groups }) => groups))
}
