import { expect, test } from 'vitest'
import { afterScroll, atTop } from './scroll-state.ts'

const scroll = (...positions: number[]) => positions.reduce((state, y) => afterScroll(state, y, 120), atTop)

test('scrolling down hides the header only below its own height', () => {
  expect(scroll(60).direction).toBe('up')
  expect(scroll(60, 200).direction).toBe('down')
})

test('scrolling up shows it again', () => {
  expect(scroll(500, 400).direction).toBe('up')
})

test('less than the threshold changes nothing, but adds up', () => {
  expect(scroll(500, 495).direction).toBe('down')
  expect(scroll(500, 495, 491, 486).direction).toBe('up')
})

test('back at the top, also with the rubber band of a phone', () => {
  expect(scroll(500, 0).direction).toBe('top')
  expect(scroll(500, -30)).toEqual({ y: 0, direction: 'top' })
})
