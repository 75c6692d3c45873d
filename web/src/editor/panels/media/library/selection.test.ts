import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterPress, kept, nothingChosen, type Selection } from './selection.ts'

const list = Array.from({ length: 12 }, (_, place) => `m${place}`)
const id = fc.constantFrom(...list)
const press = fc.record({ id, isRange: fc.boolean(), isOneMore: fc.boolean() })
const chosen = ({ ids }: Selection) => list.filter((one) => ids.has(one))

test('a press chooses one, with Ctrl one more or one less, with Shift all up to it', () => {
  let selection = afterPress(nothingChosen, { id: 'm2' }, list)
  expect(chosen(selection)).toEqual(['m2'])
  selection = afterPress(selection, { id: 'm5' }, list)
  expect([chosen(selection), selection.isSeveral]).toEqual([['m5'], false])
  selection = afterPress(selection, { id: 'm8', isOneMore: true }, list)
  expect([chosen(selection), selection.isSeveral]).toEqual([['m5', 'm8'], true])
  selection = afterPress(selection, { id: 'm6', isRange: true }, list)
  expect(chosen(selection)).toEqual(['m5', 'm6', 'm7', 'm8'])
  selection = afterPress(selection, { id: 'm7' }, list)
  expect(chosen(selection)).toEqual(['m5', 'm6', 'm8'])
})

test('whatever is pressed, the medium itself is the only one besides a range that changes', () => {
  fc.assert(
    fc.property(fc.array(press), press, (before, last) => {
      const selection = before.reduce((state, next) => afterPress(state, next, list), nothingChosen)
      const after = afterPress(selection, last, list)
      if (last.isRange && selection.anchor !== null) {
        expect([...selection.ids].every((one) => after.ids.has(one))).toBe(true)
        expect(after.ids.has(last.id) && after.ids.has(selection.anchor)).toBe(true)
      } else if (after.isSeveral) {
        const changed = list.filter((one) => after.ids.has(one) !== selection.ids.has(one))
        expect(changed).toEqual([last.id])
      } else expect(chosen(after)).toEqual([last.id])
    }),
  )
})

test('what has left the list is not chosen any more, and no range begins there', () => {
  const selection = afterPress(afterPress(nothingChosen, { id: 'm1' }, list), { id: 'm3', isRange: true }, list)
  const rest = list.filter((one) => one !== 'm1' && one !== 'm2')
  expect(kept(selection, rest)).toEqual({ ids: new Set(['m3']), anchor: null, isSeveral: true })
  expect(kept(selection, list)).toBe(selection)
})
