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

test('the map has a dot for each place, which leads to who is there, and none where no place is known', () => {
  const [one, other] = sample.businesses
  if (!one || !other) throw new Error('The sample has two businesses')
  const dots = () =>
    [...document.querySelectorAll('svg a')].map((dot) => [
      dot.querySelector('title')?.textContent,
      dot.getAttribute('href'),
    ])
  show({ ...sample, businesses: [one, { ...other, branches: one.branches }] })
  expect(dots().map(([names]) => names)).toEqual(['Linsenwerk, Optik Lindenhof'])
  expect(document.getElementById(dots()[0]?.[1]?.slice(1) ?? '')).not.toBeNull()
  const nowhere = other.branches.map((branch) => ({ ...branch, place: null }))
  show({ ...sample, businesses: [one, { ...other, branches: nowhere }] })
  expect(dots()).toHaveLength(1)
  show({ ...sample, businesses: [{ ...other, branches: nowhere }] })
  expect(document.querySelector('svg a')).toBeNull()
})

test('a place without a week shows its special days with their notes, and none that is over', () => {
  const [one] = sample.businesses
  if (!one) throw new Error('The sample has a business')
  const special = ['2020-12-24', '2999-12-24'].map((date) => ({ date, open: '', close: '', note: `am ${date}` }))
  const branches = one.branches.slice(0, 1).map((branch) => ({ ...branch, periods: [], special }))
  show({ ...sample, businesses: [{ ...one, branches }] })
  const said = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(said).toEqual(['Di., 24. Dezember 2999am 2999-12-24'])
})
