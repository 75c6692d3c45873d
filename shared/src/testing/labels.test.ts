import { expect, test } from 'vitest'
import { groups } from '../blocks/groups.ts'
import { type Label, labelIn } from '../kernel/label.ts'
import { options } from '../options/options.generated.ts'

const name: Label = { de: 'Name', fr: 'Nom', en: 'Name' }

/** Every label below a value, with the way to it. A schema that has been used refers to itself. */
function labelsIn(value: unknown, way = '', around: readonly unknown[] = []): (readonly [string, Label])[] {
  if (typeof value !== 'object' || value === null || around.includes(value)) return []
  if ('de' in value && 'fr' in value && 'en' in value) return [[way, value as Label]]
  return Object.entries(value).flatMap(([key, inner]) => labelsIn(inner, `${way}.${key}`, [...around, value]))
}

const labels = [
  ...[...groups].flatMap(([key, { group }]) => labelsIn(group, key)),
  ...Object.entries(options).flatMap(([key, option]) => labelsIn(option(name), key)),
]

test('contracts have labels', () => {
  expect(labels.length).toBeGreaterThan(100)
})

test.each(labels)('%s is named in every language of editors, in German as Switzerland writes', (_, label) => {
  for (const text of [label.de, label.fr, label.en]) expect(text.trim()).not.toBe('')
  expect(label.de).not.toMatch(/ß|„|“/)
})

test('who reads no language of labels reads the one that stands in for theirs', () => {
  expect(['de', 'fr', 'rm', 'it'].map((language) => labelIn(name, language))).toEqual(['Name', 'Nom', 'Name', 'Name'])
})
