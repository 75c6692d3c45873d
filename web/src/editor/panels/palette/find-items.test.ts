import fc from 'fast-check'
import { Box } from 'lucide-react'
import { expect, test } from 'vitest'
import { findItems, type PaletteItem } from './find-items.ts'

const groups = ['blocks', 'actions', 'panels', 'settings', 'pages'] as const
const someItems = fc
  .array(
    fc.record({
      group: fc.constantFrom(...groups),
      label: fc.string({ maxLength: 12 }),
      hint: fc.string({ maxLength: 12 }),
    }),
    {
      maxLength: 60,
    },
  )
  .map((all) =>
    all.map((item, index): PaletteItem => ({ ...item, key: String(index), icon: Box, run: () => undefined })),
  )
const item = (label: string, hint = ''): PaletteItem => ({
  ...{ key: label + hint, group: 'pages', label, hint, icon: Box, run: () => undefined },
})

test('whatever is found has all of the words, once, and no group has more than one looks through', () => {
  fc.assert(
    fc.property(someItems, fc.array(fc.constantFrom('a', 'e', '1', ' '), { maxLength: 3 }), (items, letters) => {
      const found = findItems(items, letters.join(''))
      expect(new Set(found).size).toBe(found.length)
      const most = letters.join('').trim() ? 20 : 6
      for (const group of groups) {
        const count = found.filter((one) => one.group === group).length
        expect(count).toBeLessThanOrEqual(most)
        // All of them while there is room.
        const all = items.filter((one) => one.group === group)
        if (letters.join('').trim() === '') expect(count).toBe(Math.min(most, all.length))
      }
      for (const { label, hint } of found)
        for (const letter of letters.join('').split(' ').filter(Boolean))
          expect(`${label} ${hint}`.normalize('NFD').toLowerCase()).toContain(letter)
    }),
  )
})

test('accents, ß and the order of words make no difference, and what begins with the words comes first', () => {
  const pages = [item('Unsere Gläser'), item('Gläser und Preise'), item('Strasse'), item('Réglages', 'Français')]
  const labels = (search: string) => findItems(pages, search).map(({ label }) => label)
  expect(labels('glaser')).toEqual(['Gläser und Preise', 'Unsere Gläser'])
  expect(labels('preise  GLÄ')).toEqual(['Gläser und Preise'])
  expect(labels('straße')).toEqual(['Strasse'])
  expect(labels('francais reg')).toEqual(['Réglages'])
  expect(labels('nichts')).toEqual([])
})
