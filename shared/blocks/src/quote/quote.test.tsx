import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test('the words are a quotation, and who said them is its caption', () => {
  document.body.innerHTML = renderBlockHtml('quote', {
    fields: { text: 'Man sieht sich.', name: 'Lea Frei', role: 'Optikerin' },
  })
  expect(document.querySelector('figure > blockquote')?.textContent).toBe('Man sieht sich.')
  expect(document.querySelector('figcaption cite')?.textContent).toBe('Lea Frei')
  expect(document.querySelector('figcaption')?.textContent).toBe('Lea FreiOptikerin')
})

test('words of nobody have no caption', () => {
  expect(renderBlockHtml('quote', { fields: { text: 'Man sieht sich.' } })).not.toContain('figcaption')
})
