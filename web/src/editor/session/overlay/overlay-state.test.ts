import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createOverlay, emptyOverlay, type OverlayMessage, overlayAfter } from './overlay-state.ts'

const element = fc.option(
  fc.record({ groupId: fc.constantFrom('a', 'b'), field: fc.option(fc.constantFrom('title', 'text')) }),
)
const menu = fc.option(
  fc.record({
    element: fc.constant({ groupId: 'a', field: null }),
    at: fc.constant({ x: 1, y: 2 }),
    isByKey: fc.boolean(),
    anchor: fc.constant(null),
  }),
)
const room = fc.option(
  fc.record({ element: fc.constant({ groupId: 'a', field: 'title' }), max: fc.constant(9), left: fc.nat(9) }),
)
const message: fc.Arbitrary<OverlayMessage> = fc.oneof(
  fc.record({ type: fc.constantFrom('point' as const, 'select' as const, 'options' as const), element }),
  fc.record({ type: fc.constantFrom('type' as const, 'move' as const) }),
  fc.record({ type: fc.constant('room' as const), room }),
  fc.record({ type: fc.constant('menu' as const), menu }),
)
const history = fc.array(message, { maxLength: 12 })
const after = (messages: readonly OverlayMessage[]) => messages.reduce(overlayAfter, emptyOverlay)

test('a message that comes twice changes nothing the second time, and wakes nobody', () => {
  fc.assert(
    fc.property(history, message, (before, last) => {
      const state = overlayAfter(after(before), last)
      expect(overlayAfter(state, last)).toBe(state)
      const overlay = createOverlay()
      for (const sent of [...before, last]) overlay.send(sent)
      const listener = vi.fn()
      overlay.subscribe(listener)
      overlay.send(last)
      expect(listener).not.toHaveBeenCalled()
      expect(overlay.getState()).toEqual(state)
    }),
  )
})

test('the frames are away from the first key on until the pointer moves or something else is selected, whatever else happens', () => {
  fc.assert(
    fc.property(history, (messages) => {
      const last = messages.findLast(({ type }) => type === 'type' || type === 'move' || type === 'select')
      expect(after(messages).isQuiet).toBe(last?.type === 'type')
    }),
  )
})

test('each thing that is open or pointed at is as its own last message left it', () => {
  fc.assert(
    fc.property(history, (messages) => {
      const elementOf = (type: OverlayMessage['type']) => {
        const last = messages.findLast((sent) => sent.type === type)
        return last && 'element' in last ? last.element : null
      }
      const { hovered, selected, options, menu: open, room: left } = after(messages)
      expect([hovered, selected, options]).toEqual([elementOf('point'), elementOf('select'), elementOf('options')])
      expect(open).toEqual(messages.findLast((sent) => sent.type === 'menu')?.menu ?? null)
      expect(left).toEqual(messages.findLast((sent) => sent.type === 'room')?.room ?? null)
    }),
  )
})
