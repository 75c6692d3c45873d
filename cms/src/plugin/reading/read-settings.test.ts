import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

const defaults = settingsSchema.parse({})

test('colours that are none, and an address that mail cannot be sent to, are as if they had never been set', () => {
  const read = readSettings({
    appearance: { bubble: true, gradient: { enabled: true, from: 'red', to: '#ff0000' } },
    footer: { email: 'x@y.c', city: '8400 Winterthur' },
  })
  expect(read.appearance).toMatchObject({ bubble: true, gradient: { enabled: true, from: '', to: '#ff0000' } })
  expect(read.footer).toMatchObject({ email: '', city: '8400 Winterthur' })
})

test('what no setting knows, and a list that holds a wrong entry, are left out', () => {
  expect(readSettings({ gone: 1, header: { gone: 2, upperCase: true } })).toEqual({
    ...defaults,
    header: { ...defaults.header, upperCase: true },
  })
  expect(readSettings({ languages: { default: 'de', active: ['de', 'xx'] } }).languages).toEqual(defaults.languages)
})

test('settings that belong together and do not fit are those of a new site', () => {
  expect(readSettings({ languages: { default: 'fr', active: ['de'] } }).languages).toEqual(defaults.languages)
  expect(readSettings({ appearance: { triangle: true, bubble: true } }).appearance).toEqual(defaults.appearance)
})

test('whatever is stored, there are settings', () => {
  const sections = fc.constantFrom(...Object.keys(defaults), 'other')
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(sections, fc.jsonValue())), (stored) => {
      expect(settingsSchema.safeParse(readSettings(stored)).success).toBe(true)
    }),
  )
})
