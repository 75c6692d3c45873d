import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test.each([
  ['2026-11-14', 'de', '<time class="date" dateTime="2026-11-14">14. November 2026</time>'],
  ['2026-11-14', 'fr', '<time class="date" dateTime="2026-11-14">14 novembre 2026</time>'],
  ['Herbst 2026', 'de', '<p class="date">Herbst 2026</p>'],
  ['2026-13-40', 'de', '<p class="date">2026-13-40</p>'],
] as const)('the date %s in %s reads %s', (date, locale, markup) => {
  const cards = [{ options: { date } }]
  expect(renderBlockHtml('newsFeedBoard', { children: { cards } }, { locale })).toContain(markup)
})
