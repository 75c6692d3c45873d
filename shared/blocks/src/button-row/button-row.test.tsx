import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test('each button is drawn as its own option says', () => {
  const buttons = [{ fields: { button: 'Buchen' } }, { fields: { button: 'Anrufen' }, options: { isQuiet: true } }]
  document.body.innerHTML = renderBlockHtml('buttonRow', { children: { buttons } })
  const [first, second] = [...document.querySelectorAll('li > a')]
  expect([first?.textContent, second?.textContent]).toEqual(['Buchen', 'Anrufen'])
  expect(first?.className).not.toBe(second?.className)
})
