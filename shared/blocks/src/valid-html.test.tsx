import type { Block, Group } from '@blickfang/contract/kernel/block.ts'
import { entryAnchors } from '@blickfang/contract/sources/entry-anchor.ts'
import type { SourceData } from '@blickfang/contract/sources/sources.generated.ts'
import { renderBlock, renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { HtmlValidate } from 'html-validate'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blocks } from './contracts.generated.ts'

/** A group with words, pictures, and of each option the first or the last sample that says something. */
function filled({ fields, options }: Group, which: 'find' | 'findLast' = 'find') {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { kind, sample }]) => [name, kind === 'media' ? '/bild.jpg' : (sample ?? '')]),
    ),
    options: Object.fromEntries(
      Object.entries(options).map(([name, { samples }]) => [name, samples[which](Boolean) ?? samples[0]]),
    ),
  }
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(`<main><h1>Seite</h1>${html}</main>`)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

function whole(block: Block) {
  const children = Object.fromEntries(
    Object.entries(block.children).map(([slot, card]) => [slot, [filled(card), filled(card, 'findLast')]]),
  )
  const data = Object.fromEntries(
    // The samples of two sources have the same ids, which no two rows have.
    block.sources.map(({ name, sample }, index) => [
      name,
      JSON.parse(JSON.stringify(sample).replaceAll('-8000-00000000', `-8000-0000000${index}`)),
    ]),
  ) as Partial<SourceData>
  return { content: { ...filled(block), children }, data }
}

test.each(Object.values<Block>(blocks))('what $name shows is valid HTML', async (block) => {
  const { content, data } = whole(block)
  expect(await faultsOf(renderBlockHtml(block.name, content, { data }))).toEqual([])
})

test('a page with each block twice has no id twice, and an entry is found by its own address in the first', () => {
  const page = { anchorOf: entryAnchors() }
  const shown = Object.values<Block>(blocks).flatMap((block, place) => {
    const { content, data } = whole(block)
    return [2 * place, 2 * place + 1].map((count) => {
      const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
      return <Fragment key={id}>{renderBlock(block.name, content, { data, ...page, id })}</Fragment>
    })
  })
  const html = renderToStaticMarkup(shown)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.filter((id) => id?.startsWith('e-')).length).toBeGreaterThan(4)
})

test('autocomplete on a checkbox is a fault', async () => {
  expect(await faultsOf('<label><input type="checkbox" name="always" autocomplete="off"> Immer</label>')).toEqual([
    expect.stringMatching(/^valid-autocomplete: /),
  ])
})
