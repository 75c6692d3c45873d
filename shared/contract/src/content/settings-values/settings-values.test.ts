import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Option } from '../../kernel/option.ts'
import { type Settings, sections, settingsSchema } from '../settings.ts'
import { settingAt, withSetting } from './setting-at.ts'
import { changesOf, isAllowedBeside, settingInWords, settingName, settingsValues } from './settings-values.ts'

const defaults = settingsSchema.parse({})
const paths = Object.keys(settingsValues(defaults))
const options = Object.assign({}, ...sections.map((section) => section.options)) as Readonly<Record<string, Option>>
const names = { language: 'de', pageName: () => null, mediumName: () => null }

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

test('each value that is in force is one that its option takes, and has a name in words', () => {
  for (const path of paths) {
    expect([path, options[path]?.schema.parse(settingAt(defaults, path))]).toEqual([path, settingAt(defaults, path)])
    for (const language of ['de', 'fr', 'en']) expect(settingName(path, language)).toMatch(/.+ › .+/)
  }
})

test('a change reads as people say it', () => {
  expect(settingName('appearance.header', 'de')).toBe('Kopfbereich › Hintergrund')
  expect(settingName('footer.city', 'fr')).toBe('Pied de page › NPA et lieu')
  expect(settingInWords('appearance.header', 'opaque', names)).toBe('Deckend')
  expect(settingInWords('languages.active', ['de', 'rm'], names)).toBe('Deutsch, Rätoromanisch')
  expect(settingInWords('feeds.instagramUntil', '2027-01-16', names)).toBe('16. Januar 2027')
  expect(settingInWords('header.upperCase', true, names)).toBe('Ja')
  expect(settingInWords('header.logo', null, names)).toBeNull()
})

test('of triangle and bubble one at most is on: turning one on turns the other off, off leaves the other', () => {
  expect(changesOf('appearance.triangle', true)).toEqual({ 'appearance.triangle': true, 'appearance.bubble': false })
  expect(changesOf('appearance.triangle', false)).toEqual({ 'appearance.triangle': false })
  expect(changesOf('footer.city', 'Zug')).toEqual({ 'footer.city': 'Zug' })
})

test('the main language cannot be taken away, and no other can become it while it is off', () => {
  const languages = sections.find(({ name }) => name === 'languages')
  if (!languages) throw new Error('There is no section of languages')
  const values = { 'languages.default': 'de', 'languages.active': ['de', 'fr'] }
  const canBe = isAllowedBeside(languages, values, 'languages.active')
  expect(canBe(['fr'])).toBe(false)
  expect(canBe(['de'])).toBe(true)
  expect(isAllowedBeside(languages, values, 'languages.default')('it')).toBe(false)
})
