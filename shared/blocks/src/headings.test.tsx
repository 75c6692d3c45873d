import type { Block, Group } from '@blickfang/contract/kernel/block.ts'
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
