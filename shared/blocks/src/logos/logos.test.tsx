import { renderBlockHtml, type TestContent } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test('a logo leads where its link leads, and is only shown where it has none', () => {
  const logos: readonly TestContent[] = [
    { fields: { image: '/a.svg' }, options: { link: { type: 'url', url: 'https://example.com' } } },
    { fields: { image: '/b.svg', name: 'Werk B' } },
  ]
  document.body.innerHTML = renderBlockHtml('logos', { children: { logos } })
  const [first, second] = [...document.querySelectorAll('li')]
  expect(first?.querySelector('a img')).not.toBeNull()
  expect(second?.querySelector('a')).toBeNull()
  expect(second?.textContent).toBe('Werk B')
})

test('a logo that nobody has chosen yet leaves no empty tile', () => {
  document.body.innerHTML = renderBlockHtml('logos', { children: { logos: [{}] } })
  expect(document.querySelector('li')?.innerHTML).toBe('')
})
