import { directory as source } from '@blickfang/contract/sources/directory/source.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const show = (directory: typeof source.sample) => {
  document.body.innerHTML = renderBlockHtml('businessSearch', {}, { data: { directory } })
}
const { sample } = source
const hrefs = () => [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))

test('letters lead to their part of the directory and keep what is filtered', () => {
  show({ ...sample, asked: { search: '', letter: 'L', programs: ['frequentlens'], page: 2 } })
  expect(hrefs()).toEqual([
    '?programs=frequentlens',
    '?letter=L&programs=frequentlens',
    '?letter=O&programs=frequentlens',
  ])
  expect(document.querySelector('nav [aria-current]')?.textContent).toBe('L')
})

test('businesses stand below their letters in order, and together where a search puts the best first', () => {
  const letters = () =>
    [...document.querySelectorAll('section section > :is(h2, h3)')].map(({ textContent }) => textContent)
  show(sample)
  expect(letters()).toEqual(['L', 'O'])
  show({ ...sample, asked: { ...sample.asked, search: 'optik' } })
  expect(letters()).toEqual([])
})

test('a night of a business ends on the next day, as it was typed', () => {
  show(sample)
  expect(document.body.textContent).toContain('18:00–01:00')
})

test('without a result the visitor reads what else to try', () => {
  show({ ...sample, total: 0, letters: [], businesses: [] })
  expect(document.querySelector('[role=status]')?.textContent).toContain('Kein Betrieb gefunden')
  expect(hrefs()).toEqual([])
})
