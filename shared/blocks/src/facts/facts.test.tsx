import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test('each fact is read with what it says', () => {
  const facts = [{ fields: { name: 'Dauer', value: '45 Minuten' } }, { fields: { name: 'Preis', value: 'CHF 90.–' } }]
  document.body.innerHTML = renderBlockHtml('facts', { fields: { button: 'Buchen' }, children: { facts } })
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Dauer45 Minuten',
    'PreisCHF 90.–',
  ])
  expect(document.querySelector('a')?.textContent).toBe('Buchen')
})
