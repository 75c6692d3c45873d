import { contrast } from '@blickfang/platform/icon/contrast.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foregroundOn, makeDarkPalette, makePalette } from '../../site/theme/make-palette.ts'
import { toOklch } from '../../site/theme/oklch.ts'
import { themeOfPixels } from './theme-of-pixels.ts'

const picture = (...colors: readonly (readonly [number, number, number, number])[]) =>
  new Uint8ClampedArray(colors.flatMap((color) => [...color]))

const red = [200, 40, 30, 255] as const
const blue = [20, 60, 200, 255] as const

test('the strongest colour is the main one, a second of another hue the other, and grounds are in its hue', () => {
  const theme = themeOfPixels(picture([255, 255, 255, 255], red, red, red, blue, [0, 0, 0, 255], [0, 200, 0, 10]))
  if (!theme) throw new Error('no colours')
  const near = (a: string, [r, g, b]: readonly number[]) => {
    const hex = [r, g, b].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')
    return Math.abs(toOklch(a).h - toOklch(`#${hex}`).h)
  }
  expect(near(theme.primary, red)).toBeLessThan(15)
  expect(near(theme.header, red)).toBeLessThan(25)
  expect(near(theme.secondary, blue)).toBeLessThan(25)
})

test('a logo in black and white leaves the choice to the palettes', () => {
  expect(themeOfPixels(picture([0, 0, 0, 255], [255, 255, 255, 255], [120, 120, 120, 255]))).toBeNull()
  expect(themeOfPixels(picture())).toBeNull()
})

test('whatever a logo looks like, words read well on each of its colours, by day and by night', () => {
  const part = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.array(fc.tuple(part, part, part, fc.constant(255)), { minLength: 1, maxLength: 8 }), (colors) => {
      const theme = themeOfPixels(picture(...colors))
      if (!theme) return
      for (const color of Object.values(theme)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
      for (const made of [makePalette(theme), makeDarkPalette(theme)]) {
        for (const ground of ['primary', 'secondary', 'background', 'header', 'footer'] as const)
          expect(contrast(foregroundOn(made[ground]), made[ground])).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})
