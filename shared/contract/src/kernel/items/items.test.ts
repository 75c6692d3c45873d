import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange, completeItems, type Items, tidyItems, withMoved, withShown } from './items.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const anyId = fc.integer({ min: 0, max: 11 }).map(id)
const someMembers = fc
  .uniqueArray(fc.record({ id: anyId, archived: fc.boolean() }), { selector: (member) => member.id, maxLength: 12 })
  .filter((members) => members.length > 0)
const anyItems = fc
  .record({ shown: fc.array(anyId), archived: fc.array(anyId), only: fc.option(fc.constant(true), { nil: undefined }) })
  .map((items) => tidyItems(items as Items))
const perhapsItems = fc.option(anyItems, { nil: null })
const idsOf = (list: readonly { readonly id: string }[]) => list.map((member) => member.id)

test('whatever a container has kept, each member is in one of its lists, once, and nobody else is', () => {
  fc.assert(
    fc.property(someMembers, perhapsItems, (members, items) => {
      const { shown, archived } = arrange(members, items)
      expect(idsOf([...shown, ...archived]).toSorted()).toEqual(idsOf(members).toSorted())
    }),
  )
})

test('a container that nobody has arranged shows its members as they come, but for those that are archived', () => {
  fc.assert(
    fc.property(someMembers, (members) => {
      const { shown, archived } = arrange(members, null)
      expect(shown).toEqual(members.filter((member) => !member.archived))
      expect(archived).toEqual(members.filter((member) => member.archived))
    }),
  )
})

test('giving every member its place changes nothing that is seen, and forgets no place of one that is not known', () => {
  fc.assert(
    fc.property(someMembers, perhapsItems, (members, items) => {
      const complete = completeItems(members, items)
      expect(arrange(members, complete)).toEqual(arrange(members, items))
      const strangers = (list: readonly string[]) => list.filter((one) => !idsOf(members).includes(one))
      expect(strangers(complete.shown)).toEqual(strangers(items?.shown ?? []))
      expect(strangers(complete.archived)).toEqual(strangers(items?.archived ?? []))
    }),
  )
})

test('what is moved takes the place of the other one, and all others stay in their order', () => {
  fc.assert(
    fc.property(someMembers, perhapsItems, fc.nat(), fc.nat(), (members, items, from, to) => {
      const before = completeItems(members, items)
      const [active, over] = [members[from % members.length]?.id ?? '', members[to % members.length]?.id ?? '']
      const after = withMoved(before, active, over)
      const list = before.shown.includes(over) ? 'shown' : 'archived'
      expect(after[list].indexOf(active)).toBe(before[list].indexOf(over))
      for (const name of ['shown', 'archived'] as const) {
        const others = (ids: readonly string[]) => ids.filter((one) => one !== active)
        expect(others(after[name])).toEqual(others(before[name]))
      }
    }),
  )
})

test('what is archived and shown again stands behind the others', () => {
  fc.assert(
    fc.property(someMembers, perhapsItems, fc.nat(), (members, items, at) => {
      const before = completeItems(members, items)
      const one = members[at % members.length]?.id ?? ''
      const away = withShown(before, one, false)
      expect(away.shown).toEqual(before.shown.filter((other) => other !== one))
      expect(away.archived).toContain(one)
      expect(withShown(away, one, true).shown.at(-1)).toBe(one)
      expect(withShown(before, one, before.shown.includes(one))).toBe(before)
    }),
  )
})

test('a container that shows only what was chosen keeps newcomers back', () => {
  const members = [{ id: id(1) }, { id: id(2) }, { id: id(3) }]
  const items = { shown: [id(2)], archived: [], only: true }
  expect(idsOf(arrange(members, items).shown)).toEqual([id(2)])
  expect(completeItems(members, items)).toEqual({ shown: [id(2)], archived: [id(1), id(3)], only: true })
})
