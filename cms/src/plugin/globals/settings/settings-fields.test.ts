import { idleSettings } from '@blickfang/shared/content/settings.ts'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { settingsFields } from './settings-fields.ts'

/** Paths of all inputs that are hidden, whole sections among them. */
function hiddenIn(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !field.name) return []
    const own = `${path}.${field.name}`
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return [own]
    return 'fields' in field ? hiddenIn(field.fields as Field[], own) : []
  })
}

test('the admin, like the panel, offers no setting without an effect', () => {
  const hidden = settingsFields().tabs.flatMap((tab) => {
    if (!('name' in tab) || !tab.name) return []
    return tab.admin?.hidden ? [tab.name] : hiddenIn(tab.fields, tab.name)
  })
  expect(hidden.sort()).toEqual([...idleSettings].sort())
})
