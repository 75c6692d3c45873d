import { adminSettings, sections, settingsPictures, settingsSchema } from '@blickfang/contract/content/settings.ts'
import { shownSections } from '@blickfang/contract/settings/shown-sections.ts'
import type { Field, TabsField, UIField } from 'payload'
import { z } from 'zod'
import { isAdminField } from '../../access/roles.ts'

type Node = z.core.JSONSchema.BaseSchema

/**
 * Tabs that draw the controls of the sections, one for each. Their values lie in tabs that nobody sees: made from the schema, they
 * are what the form holds and the API of Payload shows.
 */
export function settingsFields(): TabsField {
  const schema = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' })
  return {
    type: 'tabs',
    tabs: [
      ...shownSections(sections, 'admin').map(({ name, label }) => ({
        label: { ...label },
        fields: [sectionField(name)],
      })),
      ...members(schema).map(([name, node]) => ({
        name,
        label: name,
        virtual: true as const,
        admin: { hidden: true },
        fields: fieldsOf(node, name),
      })),
    ],
  }
}

function sectionField(section: string): UIField {
  const path = '@blickfang/cms/client#SettingsSection'
  return { type: 'ui', name: `${section}Section`, admin: { components: { Field: { path, clientProps: { section } } } } }
}

function fieldsOf(node: Node, path: string): Field[] {
  return members(node).map(([name, child]) => fieldOf(name, child, `${path}.${name}`))
}

function fieldOf(name: string, node: Node, path: string): Field {
  const access = adminSettings.includes(path) ? { update: isAdminField } : {}
  // Virtual fields are read-only unless told otherwise.
  const common = { name, virtual: true as const, admin: { readOnly: false, hidden: true }, access }
  if (node.type === 'object') return { ...common, type: 'group', fields: fieldsOf(node, path) }
  if (node.type === 'integer') return { ...common, type: 'number', required: true }
  if (node.type === 'boolean') return { ...common, type: 'checkbox' }
  if (node.enum) return { ...common, type: 'select', options: node.enum.map(String) }
  if (node.type === 'array')
    return { ...common, type: 'select', hasMany: true, options: ((node.items as Node).enum ?? []).map(String) }
  if (settingsPictures.includes(path)) return { ...common, type: 'upload', relationTo: 'bf-media' }
  return { ...common, type: 'text' }
}

function members(node: Node): [string, Node][] {
  return Object.entries(node.properties ?? {}) as [string, Node][]
}
