import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listWith, nextStop, type Place, placeOver, type SortedGroup, tailOf } from './place.ts'

/** Some lists with some things in each. */
const someLists = fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }).map((counts) =>
  counts.map(
    (count, at): SortedGroup => ({
      id: `list-${at}`,
      label: `List ${at}`,
      items: Array.from({ length: count }, (_, index) => ({ id: `${at}-${index}`, name: `${at}-${index}` })),
    }),
  ),
)
const idsOf = (lists: readonly SortedGroup[]) => lists.flatMap(({ items }) => items.map(({ id }) => id))

function move(lists: readonly SortedGroup[], id: string, to: Place): readonly SortedGroup[] {
  return lists.map((list) => {
    const others = list.items.filter((item) => item.id !== id)
    return { ...list, items: list.id === to.list ? others.toSpliced(to.index, 0, { id, name: id }) : others }
  })
}

test('wherever something is let go, it stands in one list, and nothing else changes its order', () => {
  fc.assert(
    fc.property(someLists, fc.nat(), fc.nat(), (lists, from, to) => {
      const ids = idsOf(lists)
      const active = ids[from % Math.max(ids.length, 1)]
      if (active === undefined) return
      const targets = [...ids, ...lists.map(({ id }) => tailOf(id))]
      const over = targets[to % targets.length] ?? ''
      const place = placeOver(lists, () => true, { active, over })
      if (!place) return
      const after = move(lists, active, place)
      expect(idsOf(after).toSorted()).toEqual(ids.toSorted())
      expect(idsOf(after).filter((id) => id !== active)).toEqual(ids.filter((id) => id !== active))
      expect(after).not.toEqual(lists)
      expect(listWith(after, active)?.id).toBe(place.list)
    }),
  )
})

test('what may not go into a list stays, by pointer and by key', () => {
  fc.assert(
    fc.property(someLists, fc.nat(), (lists, from) => {
      const ids = idsOf(lists)
      const active = ids[from % Math.max(ids.length, 1)]
      if (active === undefined) return
      const own = listWith(lists, active)
      const onlyOwn = (_: string, list: string) => list === own?.id
      for (const list of lists.filter(({ id }) => id !== own?.id)) {
        expect(placeOver(lists, onlyOwn, { active, over: tailOf(list.id) })).toBeNull()
      }
      let at: string | null = own?.items[0]?.id ?? null
      while (at !== null) {
        expect(own?.items.some(({ id }) => id === at)).toBe(true)
        at = nextStop(lists, onlyOwn, { active, at, step: 1 })
      }
    }),
  )
})

test('by key one reaches every place of every list, down and up again', () => {
  fc.assert(
    fc.property(someLists, fc.nat(), (lists, from) => {
      const ids = idsOf(lists)
      const active = ids[from % Math.max(ids.length, 1)]
      if (active === undefined) return
      const walk = (start: string, step: 1 | -1) => {
        const stops: string[] = []
        for (let at: string | null = start; at !== null; at = nextStop(lists, () => true, { active, at, step }))
          stops.push(at)
        return stops
      }
      const all = [...walk(active, -1).toReversed(), ...walk(active, 1).slice(1)]
      const foreign = lists.filter(({ id }) => id !== listWith(lists, active)?.id).map(({ id }) => tailOf(id))
      expect(all.toSorted()).toEqual([...ids, ...foreign].toSorted())
    }),
  )
})
