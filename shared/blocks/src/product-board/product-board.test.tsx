import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const product = (fields: Record<string, string>, options = {}) => ({
  fields: { image: '/brille.png', title: 'Modell Eulach', brand: 'Eigenbau', price: 'CHF 320', ...fields },
  options,
})

test('a product leads somewhere only with a link, which its name carries', () => {
  const cards = [product({}), product({}, { link: { type: 'url', href: '/de' } })]
  const html = renderBlockHtml('productBoard', { children: { cards } })
  expect(html.match(/<a [^>]*>[^/]*Modell Eulach/g)).toHaveLength(1)
})

test('only a product that has a badge shows one', () => {
  const html = renderBlockHtml('productBoard', { children: { cards: [product({ badge: 'Neu' }), product({})] } })
  expect(html.match(/class="badge"/g)).toHaveLength(1)
})
