import { expect, test } from 'vitest'
import { overhang } from './use-popup-in-view.ts'

const frame = { left: 0, top: 100, right: 360, bottom: 800 }
const at = (left: number, top: number, width = 220, height = 240) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test.each([
  ['one with room around it stays', at(40, 300), [0, 0]],
  ['beyond the left and the upper edge', at(-30, 90), [-42, -82]],
  ['under the tools', at(100, 300), [32, 0]],
  ['beyond the right edge', at(300, 300), [232, 0]],
  ['one too wide for the map shows its beginning', at(20, 300, 340), [8, 0]],
])('a popup moves the map into view: %s', (_, box, by) => {
  expect(overhang(box, frame)).toEqual(by)
})
