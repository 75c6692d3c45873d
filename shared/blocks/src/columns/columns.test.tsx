import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

test('columns are read one after the other, each with its own button', () => {
  const columns = ['Vorher', 'Nachher'].map((title) => ({ fields: { title, text: 'Worte', button: 'Mehr' } }))
  document.body.innerHTML = renderBlockHtml('columns', { children: { columns } })
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'VorherWorteMehr',
    'NachherWorteMehr',
  ])
})
