import { expect, test } from 'vitest'
import { options } from './options.generated.ts'

const label = { de: 'Name', fr: 'Nom', en: 'Name' }
const all = Object.entries(options).map(([type, use]) => [type, use(label)] as const)

test.each(all)('%s carries its type, accepts its fallback and refuses what it is not', (type, option) => {
  expect(option.type).toBe(type)
  expect(option.schema.parse(option.fallback)).toEqual(option.fallback)
  expect(option.schema.safeParse({ evil: true }).success).toBe(false)
  expect(option.schema.safeParse(['left']).success).toBe(false)
})

test.each(all.filter(([, option]) => Object.keys(option.values).length > 0))(
  '%s accepts each value it offers and no other',
  (_, option) => {
    for (const value of Object.keys(option.values)) expect(option.schema.safeParse(value).success).toBe(true)
    expect(option.schema.safeParse('elsewhere').success).toBe(false)
    expect(option.schema.safeParse(null).success).toBe(false)
  },
)

test('a filtered choice refuses what it does not offer, and falls back to something it does', () => {
  const filtered = options.gridLayout(label, { filter: ['split', 'carousel'] })
  expect(filtered.schema.safeParse('grid').success).toBe(false)
  expect(filtered.fallback).toBe('split')
})
