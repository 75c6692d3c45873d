import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { contrast } from '@blickfang/platform/icon/contrast.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeGradient } from './make-gradient.ts'
import { makeDarkPalette, makePalette } from './make-palette.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const theme = fc.record({ primary: color, secondary: color, background: color, header: color, footer: color })
const { theme: usual } = settingsSchema.parse({}).appearance

const endsOf = (gradient: string | null) => gradient?.match(/#[0-9a-f]{6}/g) ?? []

test('whatever colours an editor chooses, words read at 4.5:1 at both ends of the gradient, light and dark', () => {
  fc.assert(
    fc.property(theme, color, color, (chosen, from, to) => {
      for (const palette of [makePalette(chosen), makeDarkPalette(chosen)]) {
        for (const end of endsOf(makeGradient({ enabled: true, from, to }, palette))) {
          expect(contrast(end, palette['on-background'])).toBeGreaterThanOrEqual(4.5)
          expect(contrast(end, palette.muted)).toBeGreaterThanOrEqual(4.5)
        }
      }
    }),
    { numRuns: propertyRuns(200) },
  )
})

test('colours on which words read are taken as they are', () => {
  const gradient = makeGradient({ enabled: true, from: '#ffffff', to: '#fff4e8' }, makePalette(usual))
  expect(gradient).toBe('linear-gradient(#ffffff,#fff4e8)')
})

test('without colours of its own it goes from the primary to the secondary one; switched off there is none', () => {
  const palette = makePalette(usual)
  const chosen = { enabled: true, from: usual.primary, to: usual.secondary }
  expect(makeGradient({ enabled: true, from: '', to: '' }, palette)).toBe(makeGradient(chosen, palette))
  expect(makeGradient({ ...chosen, enabled: false }, palette)).toBeNull()
})
