import { settingsSchema } from '@blickfang/shared/content/settings.ts'
import { expect, test } from 'vitest'
import { withOverlay } from './overlay.ts'

const { appearance } = settingsSchema.parse({ appearance: { bubble: true } })

test('the triangle turns the bubble off, and the bubble the triangle', () => {
  expect(withOverlay(appearance, 'triangle', true)).toEqual({ triangle: true, bubble: false })
  expect(withOverlay({ ...appearance, triangle: true, bubble: false }, 'bubble', true)).toEqual({
    triangle: false,
    bubble: true,
  })
})

test('turning one off leaves the other as it is', () => {
  expect(withOverlay(appearance, 'triangle', false)).toEqual({ triangle: false, bubble: true })
})
