import type { Block, Group } from '@blickfang/contract/kernel/block.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { blocks } from './contracts.generated.ts'

function samples({ fields }: Group) {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { kind, sample }]) => [name, kind === 'media' ? '/bild.jpg' : (sample ?? '')]),
    ),
  }
}

// Colours need a real browser: the journeys look at them.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }

test.each(Object.values<Block>(blocks))('axe finds nothing in $name', async (block) => {
  const children = Object.fromEntries(
    Object.entries(block.children).map(([slot, card]) => [slot, [samples(card), samples(card)]]),
  )
  document.documentElement.lang = 'de'
  document.title = 'Ein Block'
  document.body.innerHTML = `<main><h1>Seite</h1>${renderBlockHtml(block.name, { ...samples(block), children })}</main>`
  const { violations, passes } = await axe.run(document, { rules })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  expect(passes.length).toBeGreaterThan(5)
})
