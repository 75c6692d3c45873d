import type { Block, Group } from '@blickfang/contract/kernel/block.ts'
import { beginningOf } from '@blickfang/contract/kernel/headings/page-title.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import { expect, test } from 'vitest'
import { blocks } from './contracts.generated.ts'

const words = ({ fields }: Group) => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'media' ? '/b.jpg' : 'x']),
  ),
})

/** Levels left out on the way down, such as an h3 right below the h1. */
function gaps(html: string, above: number): readonly string[] {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? above
    return level > before + 1 ? [`h${before} → h${level}`] : []
  })
}

test.each(Object.values<Block>(blocks))('$name leaves out no heading level, wherever it stands', (block) => {
  const children = Object.fromEntries(Object.entries(block.children).map(([slot, card]) => [slot, [words(card)]]))
  const full = { ...words(block), children }
  const untitled = { fields: { ...full.fields, title: '' }, children }
  expect(gaps(renderBlockHtml(block.name, full, { index: 0, data: samples }), 0)).toEqual([])
  expect(gaps(renderBlockHtml(block.name, full, { index: 1, data: samples }), 1)).toEqual([])
  expect(gaps(renderBlockHtml(block.name, untitled, { index: 1, data: samples }), 1)).toEqual([])
})

/** A group of which one field alone has words, or none has. */
const only = (group: Group, field?: string) =>
  field === undefined ? { fields: {} } : { fields: { [field]: words(group).fields[field] ?? '' } }
const shownOf = ({ fields }: ReturnType<typeof only>) => ({
  isShown: (name: string) => name in fields,
  hasHeadings: () => false,
})

test.each(Object.values<Block>(blocks))(
  '$name has a heading where its contract says so, whichever field alone has words',
  (block) => {
    const slots = Object.entries(block.children)
    const cases = [
      ...Object.keys(block.fields).map((field) => ({ own: only(block, field), slot: '', card: null })),
      ...slots.flatMap(([slot, card]) =>
        Object.keys(card.fields).map((field) => ({
          own: only(block),
          slot,
          card: { group: card, ...only(card, field) },
        })),
      ),
    ]
    for (const { own, slot, card } of cases) {
      const html = renderBlockHtml(
        block.name,
        { ...own, children: card ? { [slot]: [card] } : {} },
        { index: 1, data: samples },
      )
      const cards = card ? [{ group: card.group, ...shownOf(card) }] : []
      const beginning = beginningOf({ block, cards, ...shownOf(own) })
      const about = `${JSON.stringify(own.fields)} ${slot} ${JSON.stringify(card?.fields)} ${html}`
      // Without what it is about a block is not shown; formatted texts of entries may have a heading, those of the sample have none.
      if (html.endsWith('></section>') || (block.headsEntries && !/<h[1-6]/.test(html))) continue
      expect(beginning !== null, about).toBe(/<h[1-6]/.test(html))
    }
  },
)
