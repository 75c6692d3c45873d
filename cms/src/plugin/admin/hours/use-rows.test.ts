import fc from 'fast-check'
import type { FormState } from 'payload'
import { expect, test, vi } from 'vitest'
import { rowsIn, withRows } from './use-rows.ts'

vi.mock('@payloadcms/ui', () => ({}))

const row = fc.record({
  id: fc.uuid(),
  day: fc.integer({ min: 1, max: 7 }),
  open: fc.constantFrom('09:00', '13:30'),
  close: fc.constantFrom('12:00', '18:30'),
})
const others: FormState = { name: { value: 'Optik' }, periodsOfOthers: { value: 1 } }

test('rows that are set are read again, in the place of those before, and nothing else of the form changes', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.array(row, { maxLength: 12 }), (before, after) => {
      const first = withRows({ ...others, periods: { value: 0 } }, 'periods', before)
      const second = withRows(first, 'periods', after)
      expect(rowsIn(second, 'periods')).toEqual(after)
      expect(second).toMatchObject(others)
      expect(Object.keys(second).filter((path) => path.startsWith('periods.'))).toHaveLength(after.length * 4)
      // By these Payload knows whether to send the rows, or that there are none.
      expect(second.periods).toMatchObject({ value: after.length, disableFormData: after.length > 0 })
    }),
  )
})

test('a row keeps its id, and a new one gets one that no other has', () => {
  const state = withRows({}, 'branches.0.periods', [{ id: 'a1' }, {}, {}])
  const ids = rowsIn(state, 'branches.0.periods').map(({ id }) => id)
  expect(ids[0]).toBe('a1')
  expect(ids[1]).toMatch(/^[0-9a-f]{24}$/)
  expect(new Set(ids).size).toBe(3)
  expect(state['branches.0.periods']?.rows?.map(({ id }) => id)).toEqual(ids)
})
