import { expect, test } from 'vitest'
import { branchOptions, findBranchValue, withBranchValues } from './branch-values.ts'

const branch = {
  id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11',
  name: 'Optik Lindenhof',
  street: 'Marktgasse',
  streetNumber: '47',
  zip: '8400',
  city: 'Winterthur',
  phone: '052 212 47 30',
  email: '',
  latitude: 47,
  longitude: 8,
  periods: [],
  special: [],
}
const eve = { date: '2026-12-24', open: '00:30', close: '00:30' }

test('every value of a branch is found by its key, and nothing else is', () => {
  for (const key of Object.keys(branchOptions)) expect(findBranchValue(key)?.of).toEqual(['branch'])
  for (const key of ['id', 'latitude', 'periods.de', 'constructor', '']) expect(findBranchValue(key)).toBeUndefined()
})

test.each(Object.entries(branchOptions))(
  '%s takes what it may be, and no name may be empty',
  (key, { samples, fallback }) => {
    const value = findBranchValue(key)
    for (const sample of [...samples, fallback].filter((one) => key !== 'name' || one !== '')) {
      expect(value?.schema.safeParse(sample).success).toBe(true)
    }
    expect(value?.schema.safeParse({ evil: true }).success).toBe(false)
    if (key === 'name') expect(value?.schema.safeParse(' ').success).toBe(false)
  },
)

test('visitors see a day’s note in their language, else in the first one', () => {
  const noted = (notes: Record<string, string>) =>
    withBranchValues(branch, { special: [{ ...eve, notes }] }, { locale: 'fr', fallback: 'de' }).special
  expect(noted({ de: 'Heiligabend', fr: 'Veille de Noël' })).toEqual([{ ...eve, note: 'Veille de Noël' }])
  expect(noted({ de: 'Heiligabend' })).toEqual([{ ...eve, note: 'Heiligabend' }])
  expect(noted({})).toEqual([{ ...eve, note: '' }])
})

test('what has not been changed stays as it was answered', () => {
  const languages = { locale: 'de', fallback: 'de' } as const
  expect(withBranchValues(branch, {}, languages)).toEqual(branch)
  expect(withBranchValues(branch, { phone: '052 1' }, languages)).toEqual({ ...branch, phone: '052 1' })
})
