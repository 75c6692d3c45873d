import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import { expect, test } from 'vitest'

const [item, wanted] = samples.marketItems
const html = (marketItems: unknown, options = {}) =>
  renderBlockHtml('marketplace', { options }, { data: { marketItems, jobs: samples.jobs } as never })

test.each([
  [{ cost: 1800, askingPrice: true }, 'CHF 1’800, verhandelbar'],
  [{ cost: 1800.5, askingPrice: false }, 'CHF 1’800.50'],
  [{ cost: 0 }, 'Gratis'],
  [{ cost: null }, 'Preis auf Anfrage'],
])('the price of %j reads %s', (price, words) => {
  expect(html([{ ...item, ...price }]).replaceAll('\u00a0', ' ')).toContain(words)
})

test('who looks for something names no price unless there is one, and sells no product', () => {
  const page = html([wanted])
  expect(page).toContain('Gesucht')
  expect(page).not.toContain('Preis auf Anfrage')
  expect(page).not.toContain('ld+json')
})

test('what is for sale is a Product to search engines, with its price', () => {
  document.body.innerHTML = html([item])
  const data = JSON.parse(document.querySelector('script')?.textContent ?? '')
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Phoropter, 2019',
    offers: { price: 1800, priceCurrency: 'CHF' },
  })
})

test('jobs stand among the adverts where the option says so', () => {
  expect(html([item])).not.toContain('80–100 %')
  expect(html([item], { showJobs: true })).toContain('80–100 %')
})
