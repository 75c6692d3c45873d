import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { filledStars, Stars } from './stars.tsx'

test.each([
  [1, 1, false],
  [4.49, 4, false],
  [4.5, 4, true],
  [4.9, 4, true],
  [4.99, 4, true],
  [5, 5, false],
])('%d are %i stars, with a half one behind them: %s', (rating, full, hasHalf) => {
  expect(filledStars(rating)).toEqual({ full, hasHalf })
})

test('the half star is drawn, and said is what it is', () => {
  const html = renderToStaticMarkup(<Stars rating={4.9} locale="de" />)
  expect(html).toContain('aria-label="4.9 von 5 Sternen"')
  expect(html.match(/fill="currentColor"/g)).toHaveLength(5)
})
