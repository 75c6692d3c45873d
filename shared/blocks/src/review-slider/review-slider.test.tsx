import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { BranchReviews } from '@blickfang/contract/sources/reviews/review.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { turnCarousel } from '@blickfang/views/site/visitor/turn-carousel.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { reviewSliderEnhancers } from './enhance.ts'

const branch = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const otherBranch = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c12'
const review = (author: string, rating: number, at: string, text = 'Gut beraten.') => ({
  ...{ author, rating, text, language: 'de' },
  at: `${at}T10:00:00Z`,
})
const reviews: BranchReviews[] = [
  {
    ...{ branchId: branch, branchName: 'Lindenhof', city: 'Winterthur', rating: 4.8, count: 112 },
    url: 'https://maps.google.com/?cid=1',
    reviews: [review('Anna', 5, '2026-03-02'), review('Beat', 3, '2026-10-31'), review('Cleo', 5, '2026-11-01', '')],
  },
  {
    ...{ branchId: otherBranch, branchName: 'Optik am See', city: 'Zürich', rating: 4, count: 3, url: null },
    reviews: [review('Dora', 4.5, '2026-06-01', 'Sehr genau. '.repeat(30).trim())],
  },
]

const show = (options: object, { locale = 'de', isEditing = false }: { locale?: Locale; isEditing?: boolean } = {}) => {
  const content = { fields: { title: 'Bewertungen' }, options: { ...options } }
  document.body.innerHTML = renderBlockHtml('reviewSlider', content, { data: { reviews }, locale, isEditing })
  return document.body
}
const authors = () => [...document.querySelectorAll('strong')].map(({ textContent }) => textContent)

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

test('it shows the chosen branches, the latest first, with so many stars at least and no more than so many', () => {
  show({ location: [branch, otherBranch] })
  expect(authors()).toEqual(['Beat', 'Dora', 'Anna'])
  show({ location: [branch, otherBranch], ratingMinimum: 4 })
  expect(authors()).toEqual(['Dora', 'Anna'])
  show({ location: [branch, otherBranch], count: 1 })
  expect(authors()).toEqual(['Beat'])
})

test('of one branch it says the mean and where all are read, of several which branch each is about', () => {
  expect(show({ location: [branch] }).textContent).toContain('4.8 aus 112 Bewertungen bei Google')
  expect(document.querySelector('a')?.textContent).toBe('Alle Bewertungen bei Google lesen')
  expect(document.body.textContent).not.toContain('Lindenhof')
  expect(show({ location: [branch, otherBranch] }).textContent).toContain('Juni 2026 · Optik am See, Zürich')
  expect(document.querySelector('a')).toBeNull()
})

test('a text over 200 characters ends there, and «mehr» opens all of it', () => {
  show({ location: [otherBranch] })
  const [preview, whole] = [...document.querySelectorAll('blockquote p')].map(({ textContent }) => textContent ?? '')
  expect(preview).toMatch(/Sehr genau\. Sehr…$|Sehr genau\.…$/)
  expect(preview?.length).toBeLessThanOrEqual(201)
  expect(whole).toHaveLength(359)
  expect(document.querySelector('summary')?.textContent).toBe('mehrweniger')
})

test('without a choice an editor is asked for one, and without reviews is told so; visitors see nothing at all', () => {
  expect(show({}, { isEditing: true }).textContent).toContain('Bitte wählen Sie Standorte aus')
  expect(show({ location: ['7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c19'] }, { isEditing: true }).textContent).toContain(
    'noch keine',
  )
  expect(show({}).textContent).toBe('')
})

/** Three cards of 300 px, of which one fits, at this place. */
function begin(left: number) {
  show({ location: [branch, otherBranch] })
  const row = document.querySelector('ul') as HTMLElement
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
  for (const card of row.children) card.getBoundingClientRect = () => ({ width: 300 }) as DOMRect
  row.scrollLeft = left
  const turned = vi.fn()
  row.scrollTo = turned
  for (const { selector, enhance } of [turnCarousel, ...reviewSliderEnhancers])
    for (const element of document.querySelectorAll<HTMLElement>(selector)) ends.push(enhance(element))
  const point = (type: string, x: number, pointerType = 'touch') =>
    row.dispatchEvent(new PointerEvent(type, { clientX: x, isPrimary: true, pointerType, bubbles: true }))
  const swipe = (from: number, to: number, pointerType?: string) => {
    point('pointerdown', from, pointerType)
    point('pointermove', to, pointerType)
    point('pointerup', to, pointerType)
  }
  return { row, turned, swipe, to: () => turned.mock.lastCall?.[0].left }
}

test.each([
  ['forward', 0, -51, 300],
  ['back', 300, 51, 0],
  ['from the last to the first', 600, -51, 0],
  ['from the first to the last', 0, 51, 600],
  ['nowhere when it is shorter', 300, -50, 300],
])('a swipe over 50 px turns %s', (_, left, by, to) => {
  const slider = begin(left)
  slider.swipe(200, 200 + by)
  expect(slider.to()).toBe(to)
})

test('a finger that is taken over by the page turns nothing, and a mouse selects text', () => {
  const { row, swipe, to, turned } = begin(300)
  row.dispatchEvent(new PointerEvent('pointerdown', { clientX: 200, isPrimary: true, pointerType: 'touch' }))
  row.dispatchEvent(new PointerEvent('pointercancel', { clientX: 0, isPrimary: true, pointerType: 'touch' }))
  expect(to()).toBe(300)
  turned.mockClear()
  swipe(200, 0, 'mouse')
  expect(turned).not.toHaveBeenCalled()
})

test.each([
  ['ArrowRight', 600, 0],
  ['ArrowLeft', 0, 600],
  ['ArrowRight', 0, 300],
])('the key %s at %i turns to %i', (key, left, to) => {
  const slider = begin(left)
  slider.row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(slider.to()).toBe(to)
})
