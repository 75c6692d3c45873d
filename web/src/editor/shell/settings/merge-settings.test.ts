import { settingsSchema } from '@blickfang/shared/content/settings.ts'
import { expect, test } from 'vitest'
import { mergeSettings } from './merge-settings.ts'

const base = settingsSchema.parse({ footer: { city: 'Winterthur' } })
const with_ = (values: object) => settingsSchema.parse({ ...base, ...values })

test('two people who change different values both keep theirs', () => {
  const mine = with_({ footer: { ...base.footer, city: 'Zürich' } })
  const theirs = with_({ footer: { ...base.footer, phone: '052 000 00 00' }, contact: { email: 'hallo@optik.ch' } })
  const { merged, collisions } = mergeSettings(base, mine, theirs)
  expect(collisions).toEqual([])
  expect(merged.footer).toMatchObject({ city: 'Zürich', phone: '052 000 00 00' })
  expect(merged.contact.email).toBe('hallo@optik.ch')
})

test('the same value changed twice keeps theirs and names it', () => {
  const mine = with_({ footer: { ...base.footer, city: 'Zürich' } })
  const theirs = with_({ footer: { ...base.footer, city: 'Uster' } })
  const { merged, collisions } = mergeSettings(base, mine, theirs)
  expect(merged.footer.city).toBe('Uster')
  expect(collisions).toEqual(['footer.city'])
})

test('a list counts as one value', () => {
  const mine = with_({ languages: { default: 'de', active: ['de', 'fr'] } })
  expect(mergeSettings(base, mine, base).merged.languages.active).toEqual(['de', 'fr'])
})
