import { expect, test } from 'vitest'
import { location } from './option.ts'

const branch = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const { schema, inWords } = location({ de: 'Standorte', fr: 'Succursales', en: 'Locations' })

test('branches are named by their ids: no name, and no empty list, which is said by null', () => {
  expect(schema.parse([branch])).toEqual([branch])
  expect(schema.parse(null)).toBeNull()
  expect(schema.safeParse([]).success).toBe(false)
  expect(schema.safeParse(['Winterthur']).success).toBe(false)
  expect(schema.safeParse('Winterthur').success).toBe(false)
})

test('in lists of changes it says how many', () => {
  const names = { language: 'de', pageName: () => null, mediumName: () => null }
  expect(inWords([branch], names)).toBe('1 Standort')
  expect(inWords([branch, branch], names)).toBe('2 Standorte')
})
