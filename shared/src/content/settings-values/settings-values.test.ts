import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Settings, settingsSchema } from '../settings.ts'
import { settingsLabels } from './settings-labels.ts'
import { checkSetting, settingAt, settingRange, settingsValues, withSetting } from './settings-values.ts'

const defaults = settingsSchema.parse({})
const paths = Object.keys(settingsValues(defaults))

test('settings are their values: put together one by one they are the same settings', () => {
  const other = settingsSchema.parse({
    footer: { city: 'Winterthur', links: { showTerms: false } },
    languages: { default: 'fr', active: ['de', 'fr'] },
    game: { roundMinutes: 5 },
  })
  const built = Object.entries(settingsValues(other)).reduce<Settings>(
    (settings, [path, value]) => withSetting(settings, path, value),
    defaults,
  )
  expect(built).toEqual(other)
})

test('one value that is set changes no other', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const json = JSON.parse(JSON.stringify(value))
      const next = withSetting(defaults, path, json)
      expect(settingAt(next, path)).toEqual(json)
      expect(withSetting(next, path, settingAt(defaults, path))).toEqual(defaults)
    }),
  )
})

test('each value that is in force passes the check of its own path, and has a name in words', () => {
  for (const path of paths) {
    expect([path, checkSetting(path, settingAt(defaults, path))]).toEqual([path, settingAt(defaults, path)])
    for (const name of path.split('.')) expect(Object.keys(settingsLabels)).toContain(name)
  }
})

test('a number is taken within the range that its contract says, and only there', () => {
  const numbers = paths.filter((path) => settingRange(path) !== null)
  expect(numbers).toEqual(['forms.keepDays', 'game.roundMinutes', 'game.couponsPerNetwork', 'game.couponsPerDay'])
  fc.assert(
    fc.property(fc.constantFrom(...numbers), fc.integer({ min: -10, max: 20_000 }), (path, value) => {
      const { min = 0, max = 0 } = settingRange(path) ?? {}
      expect(checkSetting(path, value)).toBe(value >= min && value <= max ? value : null)
    }),
  )
})
