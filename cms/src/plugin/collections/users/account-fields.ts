import type { SelectField, TextField, UIField } from 'payload'
import { isAdminField, roles } from '../../access/roles.ts'

/** Name by which others read who has changed something. */
export const nameField: TextField = {
  name: 'name',
  type: 'text',
  maxLength: 100,
  label: { de: 'Name', fr: 'Nom', en: 'Name' },
}

/** Rights of an account. Only admins give them. */
export const roleField: SelectField = {
  name: 'role',
  type: 'select',
  saveToJWT: true,
  label: { de: 'Rolle', fr: 'Rôle', en: 'Role' },
  options: [
    { value: roles[0], label: { de: 'Verwaltung', fr: 'Administration', en: 'Admin' } },
    { value: roles[1], label: { de: 'Redaktion', fr: 'Rédaction', en: 'Editor' } },
  ],
  access: { create: isAdminField, update: isAdminField },
}

/** Keys with which programs work in the account's name. */
export const keysField: UIField = {
  name: 'keyList',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '@blickfang/cms/client#KeyList' },
  },
}
