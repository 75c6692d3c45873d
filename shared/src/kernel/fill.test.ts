import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('values take the places of their names, and are not read again', () => {
  expect(fill('Station {number}: {name}', { number: 3, name: '{number} $& Gasse' })).toBe(
    'Station 3: {number} $& Gasse',
  )
  expect(fill('bis {time}', {})).toBe('bis ')
})

test('a number chooses between one and many', () => {
  const sentence = '{n} {n|Eintrag wartet|Einträge warten}'
  expect([1, 2, 0].map((n) => fill(sentence, { n }))).toEqual([
    '1 Eintrag wartet',
    '2 Einträge warten',
    '0 Einträge warten',
  ])
})
