import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const rows = [{ fields: { cell1: 'Gläser', cell2: '3 Jahre' } }, { fields: { cell1: 'Fassung', cell2: '2 Jahre' } }]

test('it is a table whose cells have a column and a row by name', () => {
  document.body.innerHTML = renderBlockHtml('table', {
    fields: { head1: 'Was', head2: 'Garantie' },
    children: { rows },
  })
  expect([...document.querySelectorAll('thead th[scope=col]')].slice(0, 2).map((each) => each.textContent)).toEqual([
    'Was',
    'Garantie',
  ])
  expect([...document.querySelectorAll('tbody > tr > th[scope=row]')].map((each) => each.textContent)).toEqual([
    'Gläser',
    'Fassung',
  ])
})

test('without names of columns it has no head', () => {
  expect(renderBlockHtml('table', { children: { rows } })).not.toContain('<thead')
})
