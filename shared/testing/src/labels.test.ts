import { groups } from '@blickfang/blocks/groups.ts'
import { type Label, labelIn } from '@blickfang/contract/kernel/label.ts'
import { options } from '@blickfang/contract/options/options.generated.ts'
import { sections } from '@blickfang/contract/settings/sections.generated.ts'
import { expect, test } from 'vitest'

const name: Label = { de: 'Name', fr: 'Nom', en: 'Name' }

/** Every label below a value, with the way to it. A schema that has been used refers to itself. */
function labelsIn(value: unknown, way = '', around: readonly unknown[] = []): (readonly [string, Label])[] {
  if (typeof value !== 'object' || value === null || around.includes(value)) return []
  // Names of languages by their codes have the same keys, and are no label.
  if (isLabel(value)) return [[way, value]]
  return Object.entries(value).flatMap(([key, inner]) => labelsIn(inner, `${way}.${key}`, [...around, value]))
}

function isLabel(value: object): value is Label {
  const { de, fr, en } = value as Partial<Record<string, unknown>>
  return [de, fr, en].every((text) => typeof text === 'string')
}

const labels = [
  ...[...groups].flatMap(([key, { group }]) => labelsIn(group, key)),
  ...Object.entries(sections).flatMap(([key, section]) => labelsIn(section, key)),
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
