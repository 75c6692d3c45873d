import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { contrast } from '@blickfang/platform/icon/contrast.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foregroundOn, makeDarkPalette, makePalette, makeReadable, type Palette } from './make-palette.ts'
import { fromOklch, toOklch } from './oklch.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const theme = fc.record({ primary: color, secondary: color, background: color, header: color, footer: color })

function worst(palette: Palette): number {
  const { primary, secondary, background, header, footer } = palette
  return Math.min(
    contrast(primary, palette['on-primary']),
    contrast(secondary, palette['on-secondary']),
    contrast(background, palette['on-background']),
    contrast(header, palette['on-header']),
    contrast(footer, palette['on-footer']),
    contrast(background, palette.accent),
    contrast(palette.accent, palette['on-accent']),
    contrast(background, palette.muted),
  )
}

test('known contrasts', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('whatever colours an editor chooses, every text reads at 4.5:1, in the light and in the dark scheme', () => {
  fc.assert(
    fc.property(theme, (chosen) => {
      expect(worst(makePalette(chosen))).toBeGreaterThanOrEqual(4.5)
      expect(worst(makeDarkPalette(chosen))).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: propertyRuns(300) },
  )
})

test('a colour keeps its looks where it already reads', () => {
  expect(makeReadable('#0f4c45', '#fbfaf7')).toBe('#0f4c45')
  expect(foregroundOn('#fbfaf7')).toBe('#17211f')
  expect(foregroundOn('#0f4c45')).toBe('#fbfaf7')
})

test('the dark scheme of the default theme is dark', () => {
  const palette = makeDarkPalette(settingsSchema.parse({}).appearance.theme)
  expect(toOklch(palette.background).l).toBeLessThan(0.25)
  expect(toOklch(palette['on-background']).l).toBeGreaterThan(0.9)
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(color, (hex) => {
      const back = fromOklch(toOklch(hex))
      for (const at of [1, 3, 5]) {
        const difference = Number.parseInt(hex.slice(at, at + 2), 16) - Number.parseInt(back.slice(at, at + 2), 16)
        expect(Math.abs(difference)).toBeLessThanOrEqual(14)
      }
    }),
  )
})

test('what a query adds to the colours is none of them', () => {
  const chosen = { ...settingsSchema.parse({}).appearance.theme, __typename: 'BfTheme' }
  for (const palette of [makePalette(chosen), makeDarkPalette(chosen)]) expect(palette).not.toHaveProperty('__typename')
})
