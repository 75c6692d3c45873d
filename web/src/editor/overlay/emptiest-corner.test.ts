import { expect, test } from 'vitest'
import { emptiestCorner } from './emptiest-corner.ts'

const window = { width: 1440, height: 900 }
const popup = { width: 340, height: 320 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('over an empty block the popup is at the top right', () => {
  expect(emptiestCorner({ window, popup, contents: [] })).toEqual({ right: true, bottom: false })
})

test('a picture on the right keeps the popup away from it', () => {
  const contents = [box(760, 100, 560, 560), box(140, 100, 500, 300)]
  expect(emptiestCorner({ window, popup, contents })).toEqual({ right: false, bottom: true })
})

test('where every corner covers something, it is the one that covers the least', () => {
  const contents = [box(0, 0, 1440, 600), box(0, 600, 900, 300)]
  expect(emptiestCorner({ window, popup, contents })).toEqual({ right: true, bottom: true })
})
