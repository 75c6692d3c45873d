import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import { expect, test } from 'vitest'

test('a page is shown with at most 200 characters of its text', () => {
  const pages = samples.pages.slice(0, 1).map((page) => ({ ...page, text: 'Augenprüfung '.repeat(40) }))
  const [, shown = ''] =
    /<p class="text">([^<]*)</.exec(renderBlockHtml('servicesContainer', {}, { data: { pages } })) ?? []
  expect(shown).toMatch(/^(Augenprüfung )+Augenprüfung…$/)
  expect(shown.length).toBeLessThanOrEqual(201)
})
