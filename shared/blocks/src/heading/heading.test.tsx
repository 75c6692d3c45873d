import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test('it is the page’s title where it comes first, and one of a part elsewhere', () => {
  const fields = { kicker: 'Seit 1987', title: 'Optik am Platz' }
  const levels = [0, 3].map((index) => /<(h\d)/.exec(renderBlockHtml('heading', { fields }, { index }))?.[1])
  expect(levels).toEqual(['h1', 'h2'])
})
