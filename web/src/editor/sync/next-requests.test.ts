import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Entry, ValueEntry } from './entry.ts'
import { entrySlot } from './entry.ts'
import { nextRequests, withWaiting } from './next-requests.ts'

const value = fc.record({
  itemType: fc.constantFrom('field', 'group', 'page', 'navigation', 'settings') satisfies fc.Arbitrary<
    ValueEntry['target']['itemType']
  >,
  id: fc.constantFrom('a', 'b', 'c'),
  key: fc.constantFrom('order', 'content.de', 'content.fr'),
  state: fc.constantFrom('waiting', 'waiting', 'sent', 'held', 'conflict', 'rejected') satisfies fc.Arbitrary<
    ValueEntry['state']
  >,
  groupId: fc.constantFrom(null, 'new'),
  length: fc.constantFrom(1, 3_000, 30_000),
})
const entries = fc.tuple(fc.array(value, { maxLength: 60 }), fc.boolean()).map(([values, hasNew]) => [
  ...(hasNew
    ? [{ type: 'addGroup', id: 'add', pageId: 'p', state: 'sent', groups: [{ id: 'new' }] } as unknown as Entry]
    : []),
  ...values.map(({ itemType, id, length, ...rest }, index): ValueEntry => {
    const place = { id: String(index), pageId: 'p', target: { itemType, id }, before: null, base: 0, attempted: [] }
    return { type: 'value', ...place, ...rest, value: 'x'.repeat(length) }
  }),
])

const lineOf = (entry: Entry) =>
  entry.type === 'value' && entry.target.itemType === 'settings' ? 'settings' : entrySlot(entry)

test('what is sent is what waits, one a slot, few and small requests, nothing of a block before the block', () => {
  fc.assert(
    fc.property(entries, fc.nat(4), (all, free) => {
      const requests = nextRequests(all, free)
      const sent = requests.flat()
      expect(requests.length).toBeLessThanOrEqual(free)
      expect(sent.every(({ state }) => state === 'waiting')).toBe(true)
      const lines = [...all.filter(({ state }) => state === 'sent'), ...sent].map(lineOf)
      expect(new Set(sent.map(lineOf)).size).toBe(sent.length)
      for (const entry of sent) expect(lines.filter((line) => line === lineOf(entry))).toHaveLength(1)
      if (all[0]?.type === 'addGroup') expect(sent.some((entry) => entry.type === 'value' && entry.groupId)).toBe(false)
      for (const request of requests.filter(({ length }) => length > 1)) {
        expect(request.length).toBeLessThanOrEqual(20)
        expect(JSON.stringify(request.map((entry) => entry.type === 'value' && entry.value)).length).toBeLessThan(
          12_000,
        )
        expect(request.some((entry) => entry.type !== 'value' || entry.target.itemType === 'settings')).toBe(false)
      }
      // Nothing that could go waits while a request is free.
      const left = all.filter((entry) => entry.state === 'waiting' && !sent.includes(entry))
      const isHeldUp = (entry: Entry) =>
        lines.includes(lineOf(entry)) ||
        (entry.type === 'value' && entry.groupId !== null && all[0]?.type === 'addGroup')
      if (requests.length < free) expect(left.filter((entry) => !isHeldUp(entry))).toEqual([])
    }),
  )
})

test('all that waits for a new block goes with it: cards, what is in them, and the words of each, in whatever order they lie', () => {
  const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(parents, fc.nat(), fc.infiniteStream(fc.nat()), (drawn, refused, order) => {
      // Each group is added to one before it, or stands by itself.
      const parentOf = drawn.map((parent, index) => (parent % (index + 1)) - 1)
      const isIn = (index: number, root: number): boolean =>
        index === root || (index >= 0 && isIn(parentOf[index] ?? -1, root))
      const groups = drawn.flatMap((_, index): readonly Entry[] => {
        const parent = parentOf[index] ?? -1
        const group = { id: `g${index}`, parentId: parent < 0 ? null : `g${parent}` }
        const place = { pageId: 'p', target: { itemType: 'field', id: `f${index}` }, key: 'content.de' } as const
        return [
          { type: 'addGroup', id: `add${index}`, pageId: 'p', state: 'waiting', groups: [group] } as unknown as Entry,
          {
            ...{ type: 'value', id: `word${index}`, ...place, state: 'waiting', groupId: group.id },
            ...{ value: 'x', before: null, base: 0, attempted: [] },
          },
        ]
      })
      const shuffled = groups.map((entry) => ({ entry, at: order.next().value ?? 0 })).toSorted((a, b) => a.at - b.at)
      const entries = shuffled.map(({ entry }) => entry)
      const root = refused % drawn.length
      const add = entries.find(({ id }) => id === `add${root}`) as Entry
      const expected = drawn.flatMap((_, index) => (isIn(index, root) ? [`add${index}`, `word${index}`] : []))
      expect(
        withWaiting(entries, add)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(expected.toSorted())
    }),
  )
})
