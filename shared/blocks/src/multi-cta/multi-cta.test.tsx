import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const cards = ['Brille drückt', 'Sehe schlechter'].map((title) => ({ fields: { title, button: 'Mehr' } }))

test('each call has its title and its own button, in the order of the cards', () => {
  const html = renderBlockHtml('multiCta', { fields: { title: 'Womit kommen Sie?' }, children: { cards } })
  expect([...html.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, title]) => title)).toEqual([
    'Brille drückt',
    'Sehe schlechter',
  ])
  expect(html.match(/>Mehr<\/a>/g)).toHaveLength(2)
})

test('boxes have their colour only while the calls are boxes', () => {
  const html = (boxed: boolean) =>
    renderBlockHtml('multiCta', { options: { boxed, boxColor: 'secondary' }, children: { cards } })
  expect([html(true), html(false)].map((page) => page.includes('data-ground="secondary"'))).toEqual([true, false])
})
