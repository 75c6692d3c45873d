import { renderBlockHtml, type TestContent } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const lines: readonly TestContent[] = [
  { fields: { heading: 'Sehen', name: 'Sehtest', duration: '45 Minuten', price: 'CHF 90.–' } },
  { fields: { name: 'Nachkontrolle', note: 'Im ersten Jahr', price: 'gratis' } },
  { fields: { heading: 'Hören', name: 'Hörtest', price: 'CHF 60.–' } },
]

test('each line is read with its price, and a heading begins a group', () => {
  document.body.innerHTML = renderBlockHtml('priceList', { children: { lines } })
  const items = [...document.querySelectorAll('li')].map((item) => item.textContent)
  expect(items).toEqual(['SehenSehtestCHF 90.–45 Minuten', 'NachkontrollegratisIm ersten Jahr', 'HörenHörtestCHF 60.–'])
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Sehen', 'Hören'])
})

test('lines stand in two columns, with dots, as the options say', () => {
  const html = renderBlockHtml('priceList', { options: { isTwoColumns: true, hasDots: false }, children: { lines } })
  expect(html).toContain('data-columns="2"')
  expect(html).not.toContain('data-dots')
})
