import fc from 'fast-check'
import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { sharedForm } from './shared-form.ts'

const value = fc.constantFrom('', 'a', 'b', null, ['a'], ['a', 'b'], 3)
const doc = fc.record({ phone: value, hours: value, street: value })
type Doc = Readonly<Record<string, string | number | null | readonly string[]>>

/** Saves a form that was opened with `before` over `now`, and answers what is written. */
async function save({ before, now, mine }: { before: Doc; now: Doc; mine: Doc }) {
  const form = sharedForm({ read: async () => now as never })
  const req = { context: {}, i18n: { language: 'de' } } as unknown as PayloadRequest
  const sent = { ...mine, loaded: before }
  await form.beforeOperation({ args: { data: sent }, operation: 'update', req } as never)
  return form.beforeChange({ data: { ...mine }, operation: 'update', originalDoc: { id: '1', ...now }, req } as never)
}

/** An emptied text is none. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a === '' ? null : a) === JSON.stringify(b === '' ? null : b)

test('a save writes what its person has changed and leaves the rest; it is refused where both have changed the same otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(doc, doc, doc, async (before, now, mine) => {
      const names = Object.keys(before) as (keyof typeof before)[]
      const isMine = (name: keyof typeof before) => !isSame(mine[name], before[name])
      const isRefused = names.some(
        (name) =>
          isMine(name) && JSON.stringify(now[name]) !== JSON.stringify(before[name]) && !isSame(mine[name], now[name]),
      )
      const written = await save({ before, now, mine }).catch((error) => error)
      if (isRefused) expect(written).toMatchObject({ status: 409, data: { code: 'CONFLICT' } })
      else for (const name of names) expect(written[name]).toEqual(isMine(name) ? mine[name] : now[name])
    }),
  )
})

test('a form that nobody has touched takes nothing back, and a program that sends no such form writes what it sends', async () => {
  await fc.assert(
    fc.asyncProperty(doc, doc, async (before, now) => {
      expect(await save({ before, now, mine: before })).toMatchObject(now)
      const form = sharedForm({ read: async () => now as never })
      const req = { context: { sent: before } } as unknown as PayloadRequest
      const args = { data: before, operation: 'update', originalDoc: { id: '1', ...now }, req }
      expect(await form.beforeChange(args as never)).toEqual(before)
    }),
  )
})
