import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPressed, type ShortcutName, shortcuts } from './shortcuts.ts'

const names = Object.keys(shortcuts) as ShortcutName[]
const press = (key: string, held: Partial<Record<'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  ...{ key, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false },
  ...held,
})
const doneBy = (event: ReturnType<typeof press>) => names.filter((name) => isPressed(event, name))

test.each([
  [press('Z', { metaKey: true, shiftKey: true }), ['redo']],
  [press('z', { ctrlKey: true }), ['undo']],
  [press('y', { ctrlKey: true }), ['redo']],
  [press('y', { metaKey: true }), []],
  [press('z', { ctrlKey: true, altKey: true }), []],
  [press('?', { shiftKey: true }), ['help']],
  [press('?'), ['help']],
  [press('k', { metaKey: true }), ['palette', 'link']],
  [press('F8', { shiftKey: true }), ['previousTranslation']],
  [press('Enter', { altKey: true }), ['menu']],
  [press('k'), []],
])('%o does %o', (event, expected) => {
  expect(doneBy(event)).toEqual(expected)
})

test('no key does two things in one place, but in the bar and out of it', () => {
  const somePress = fc.record({
    key: fc.constantFrom(...names.flatMap((name) => shortcuts[name].combos.map(({ key }) => key)), 'x', 'K'),
    ...{ metaKey: fc.boolean(), ctrlKey: fc.boolean(), altKey: fc.boolean(), shiftKey: fc.boolean() },
  })
  fc.assert(
    fc.property(somePress, (event) => {
      const places = doneBy(event).map((name) => shortcuts[name].place)
      expect(new Set(places).size).toBe(places.length)
    }),
  )
})

test('a letter alone is never a key of the editor: it is typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789äöü.,'), fc.boolean(), (key, shiftKey) => {
      expect(doneBy(press(key, { shiftKey }))).toEqual([])
    }),
  )
})
