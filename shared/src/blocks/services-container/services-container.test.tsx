import { expect, test } from 'vitest'
import { renderBlockHtml } from '../../testing/render-block.tsx'
import { samples } from '../../testing/samples.ts'

test('a page is shown with at most 200 characters of its text', () => {
  const pages = samples.pages.slice(0, 1).map((page) => ({ ...page, text: 'Augenprüfung '.repeat(40) }))
  const [, shown = ''] =
    /<p class="text">([^<]*)</.exec(renderBlockHtml('servicesContainer', {}, { data: { pages } })) ?? []
  expect(shown).toMatch(/^(Augenprüfung )+Augenprüfung…$/)
  expect(shown.length).toBeLessThanOrEqual(201)
})
