import { adminSettings, sections, settingsSchema } from '@blickfang/contract/content/settings.ts'
import { settingsValues } from '@blickfang/contract/content/settings-values/settings-values.ts'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { settingsFields } from './settings-fields.ts'

/** Paths of all inputs of the form, and which of them not everybody may change. */
function inputsOf(fields: readonly Field[], path = ''): { readonly path: string; readonly isGuarded: boolean }[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name) return []
    const own = path ? `${path}.${field.name}` : field.name
    if ('fields' in field) return inputsOf(field.fields as Field[], own)
    return [{ path: own, isGuarded: 'access' in field && field.access?.update !== undefined }]
  })
}

const { tabs } = settingsFields()
const held = tabs.flatMap((tab) => ('name' in tab && tab.name ? [{ ...tab, name: tab.name }] : []))
const drawn = tabs.filter((tab) => !('name' in tab && tab.name))

test('the form holds each setting, guards those of admins, and shows none beside the sections', () => {
  const inputs = held.flatMap(({ name, fields }) => inputsOf(fields, name))
  expect(inputs.map(({ path }) => path).sort()).toEqual(Object.keys(settingsValues(settingsSchema.parse({}))).sort())
  expect(inputs.filter(({ isGuarded }) => isGuarded).map(({ path }) => path)).toEqual(adminSettings)
  expect(held.every(({ admin }) => admin?.hidden === true)).toBe(true)
})

test('a tab is drawn for each section with something to set, in the order of the sections', () => {
  const labels = drawn.map(({ label }) => (label as { de: string }).de)
  expect(labels).toEqual(sections.map(({ label }) => label.de).filter((name) => labels.includes(name)))
  expect(labels).toContain('Mitgliedschaft')
  expect(labels).not.toContain('Weitere Konten')
})
