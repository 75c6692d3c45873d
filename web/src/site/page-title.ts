import { catalogue } from '@blickfang/blocks/catalogue.ts'
import { contentsOf } from '@blickfang/contract/content/contents-of.ts'
import type { GroupView, PageView } from '@blickfang/contract/content/page-view.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import { type Beginning, beginningOf, titleBlock } from '@blickfang/contract/kernel/headings/page-title.ts'
import { dataFor } from '@blickfang/contract/kernel/source.ts'
import { withFallbacks } from '@blickfang/contract/options/option-values.ts'
import { bindFields } from './fields/bind-fields.tsx'
import { ownAnswers } from './sources/answers.generated.ts'

/** Id of the block whose title is the page's, as visitors see it; null where none is. */
export function findTitleBlock(page: PageView): string | null {
  const blocks = page.groups.filter(({ parentId }) => parentId === null)
  return titleBlock(blocks.map((data) => [data.id, beginningIn(page, data)]))
}

function beginningIn(page: PageView, data: GroupView): Beginning {
  const entry = catalogue.get(data.name)
  if (!entry || entry.slot !== null) return null
  const { block, isFilled } = entry
  const options = withFallbacks(block.options, data.options)
  const given = {
    options,
    data: dataFor({ block, options, items: data.items }, page.sources, ownAnswers),
    contents: () => contentsOf(block, data, page.groups),
  }
  if (isFilled && !isFilled(given)) return null
  const names = new Set(Object.values(block.children).map(({ name }) => name))
  const cards = page.groups.filter(({ parentId, name }) => parentId === data.id && names.has(name))
  return beginningOf({
    block,
    ...shownOf(page, block, data),
    cards: cards.flatMap((card) => {
      const group = catalogue.get(card.name)?.group
      return group ? [{ group, ...shownOf(page, group, card) }] : []
    }),
  })
}

function shownOf({ locale }: PageView, group: Group, data: GroupView) {
  const fields = bindFields({ group, data, options: withFallbacks(group.options, data.options), locale })
  return {
    isShown: (name: string) => fields[name]?.isEmpty === false,
    hasHeadings: (name: string) => {
      const words = data.fields.find((field) => field.name === name)?.words
      return typeof words === 'object' && words !== null && words.root.children.some(({ type }) => type === 'heading')
    },
  }
}
