import type { GlobalConfig } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { saveForm, showSettings } from './hooks.ts'
import { settingsFields } from './settings-fields.ts'

/** Everything about the site that is not a page: one value of the shape content/settings.ts. */
export const settings: GlobalConfig = {
  slug: 'bf-settings',
  label: { de: 'Einstellungen', fr: 'Réglages', en: 'Settings' },
  admin: { group: adminGroup.website },
  lockDocuments: false,
  access: { read: isEditor, update: isEditor },
  hooks: { afterRead: [showSettings], beforeChange: [saveForm] },
  fields: [
    settingsFields(),
    { name: 'rev', type: 'number', defaultValue: 0, admin: { hidden: true } },
    { name: 'navigationRev', type: 'number', defaultValue: 0, hidden: true },
    { name: 'values', type: 'json', hidden: true },
  ],
}
