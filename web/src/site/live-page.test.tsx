import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { firstZone } from '@blickfang/contract/options/time-zone/first-zone.ts'
import { game } from '@blickfang/contract/sources/game/source.ts'
import { pages } from '@blickfang/contract/sources/pages/source.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GameStatusIsland } from '../game/game-status-island.tsx'
import { WithGame } from '../game/with-game.tsx'
import { fixturePage } from '../server/testing/fixture-content.ts'
import { LivePage } from './live-page.tsx'

await GameStatusIsland.load()
const place = { timeZone: firstZone, country: 'CH' }
const page = fixturePage('de', '', 'Gut sehen')

function render(change: (hero: (typeof page.groups)[number]) => object = () => ({})): string {
  const groups = page.groups.map((group) => ({ ...group, ...change(group) }))
  return renderToStaticMarkup(<LivePage page={{ ...page, groups }} place={place} />)
}

test('a page shows the words of its fields, and its buttons lead somewhere', () => {
  const html = render()
  expect(html).toMatch(/<h1[^>]*>Gut sehen<\/h1>/)
  expect(html).toContain('Wir messen genau.')
  expect(html).toMatch(/<a [^>]*href="\/de\/kontakt"[^>]*>Termin vereinbaren<\/a>/)
})

test('nothing of editing reaches a visitor', () => {
  expect(render()).not.toMatch(/data-(group|field)|contenteditable|00000000-0000/)
})

test('blocks and their headings have names in addresses that moving them does not change', () => {
  expect(render()).toMatch(/<section id="b-000000000010"[^>]*>[\s\S]*<h1 id="t-000000000012"/)
})

test('a hidden field and a button without an address are left out', () => {
  expect(render(() => ({ hiddenFields: ['kicker'] }))).not.toContain('Altstadt')
  const html = render((hero) => ({ fields: hero.fields.map((field) => ({ ...field, options: [] })) }))
  expect(html).not.toContain('Termin vereinbaren')
})

test('words that stand in from another language say which it is', () => {
  const html = render((hero) => ({ fields: hero.fields.map((field) => ({ ...field, language: 'fr' as const })) }))
  expect(html).toMatch(/<h1[^>]* lang="fr"/)
  expect(render()).not.toContain('lang=')
})

test.each([
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['info <a@b.ch>', 'info &lt;a@b.ch&gt;'],
  ['&lt;b&gt; &amp;', '&amp;lt;b&amp;gt; &amp;amp;'],
])('«%s» in a text is words', (text, escaped) => {
  const html = render((hero) => ({
    fields: hero.fields.map((field) => ({
      ...field,
      words: typeof field.words === 'string' ? text : toRichText(text),
    })),
  }))
  expect(html.split(escaped).length).toBeGreaterThan(3)
  expect(html).not.toContain(text)
})

test('a block that the catalogue does not have shows nothing', () => {
  expect(render(() => ({ name: 'goneBlock' }))).toBe('<h1 class="unseen">Start</h1>')
})

test('the game runs around the blocks of a page on which one asks for it, and around no other', () => {
  const around = (sources: typeof page.sources) =>
    renderToStaticMarkup(
      <WithGame page={{ ...page, groups: [], sources }} site={{ game: { roundMinutes: 30 } }}>
        <i />
      </WithGame>,
    )
  expect(around([])).toBe('<i></i>')
  expect(around([{ name: 'game', key: '[]', data: game.sample }])).not.toBe('<i></i>')
})

test('a block gets what its sources have answered to it, and nothing of what others asked for', () => {
  const groups = page.groups.map((group) => ({ ...group, name: 'servicesContainer', fields: [], options: {} }))
  const [first] = pages.sample
  const answer = (collection: string, name: string) => ({
    ...{ name: 'pages', key: JSON.stringify([collection]) },
    data: [{ ...first, title: '', name }],
  })
  const sources = [answer('team', 'Marta'), answer('service', 'Sehtest')]
  const html = renderToStaticMarkup(<LivePage page={{ ...page, groups, sources }} place={place} />)
  expect(html).toContain('Sehtest')
  expect(html).not.toContain('Marta</a>')
})
