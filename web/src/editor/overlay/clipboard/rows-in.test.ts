import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsIn } from './rows-in.ts'

test('what a program for tables copies comes as its rows', () => {
  const cell = fc.stringMatching(/^[A-Za-zäöü0-9.’]{1,8}( [A-Za-z]{1,5})?$/)
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), (rows, end) => {
      expect(rowsIn(`${rows.map((row) => row.join('\t')).join(end)}${end}`)).toEqual(rows)
    }),
  )
})

test.each([
  ['', []],
  ['eine Zeile', [['eine Zeile']]],
  ['  \n\t\n a  b \t\tc\t\n', [['a b', '', 'c']]],
])('%j has the rows %j', (text, rows) => {
  expect(rowsIn(text)).toEqual(rows)
})
