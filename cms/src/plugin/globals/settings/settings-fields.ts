import { adminSettings, idleSettings, settingsPictures, settingsSchema } from '@blickfang/shared/content/settings.ts'
import { settingsLabels } from '@blickfang/shared/content/settings-values/settings-labels.ts'
import type { Field, TabsField } from 'payload'
import { z } from 'zod'
import { isAdminField } from '../../access/roles.ts'

type Node = z.core.JSONSchema.BaseSchema

/** Inputs of the settings, made from their schema: a setting that is added there can be set in the admin at once. */
export function settingsFields(): TabsField {
  const schema = z.toJSONSchema(settingsSchema, { io: 'input', unrepresentable: 'any' })
  return {
    type: 'tabs',
    tabs: members(schema).map(([name, node]) => ({
      name,
      label: labelOf(name),
      virtual: true,
      admin: { hidden: idleSettings.includes(name) },
      fields: fieldsOf(node, name),
    })),
  }
}

function fieldsOf(node: Node, path: string): Field[] {
  return members(node).map(([name, child]) => fieldOf(name, child, `${path}.${name}`))
}

function fieldOf(name: string, node: Node, path: string): Field {
  // Virtual fields are read-only unless told otherwise.
  const admin = { readOnly: false, hidden: idleSettings.includes(path) }
  const access = isForAdmins(path) ? { update: isAdminField } : {}
  const common = { name, label: labelOf(name), virtual: true as const, admin, access }
  if (node.type === 'object') return { ...common, type: 'group', fields: fieldsOf(node, path) }
  if (node.type === 'integer') {
    const { minimum, maximum } = node
    return {
      ...common,
      type: 'number',
      // A count is never nothing, and an emptied one must not pass for it.
      required: true,
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    }
  }
  if (node.type === 'boolean') return { ...common, type: 'checkbox' }
  if (node.enum) return { ...common, type: 'select', options: choices(node) }
  if (node.type === 'array') return { ...common, type: 'select', hasMany: true, options: choices(node.items as Node) }
  if (pictures.has(path)) return { ...common, type: 'upload', relationTo: 'media' }
  if (isColor(node)) return { ...common, type: 'text', admin: { ...admin, components: { Field: colorField } } }
  return { ...common, type: 'text', ...(node.maxLength !== undefined && { maxLength: node.maxLength }) }
}

const pictures: ReadonlySet<string> = new Set(settingsPictures.map((name) => `header.${name}`))
const colorField = '/plugin/admin/settings/color-field.tsx#ColorField'

function isForAdmins(path: string): boolean {
  return adminSettings.some((section) => path.startsWith(`${section}.`))
}

/** A colour is #rrggbb, and may be nothing. */
function isColor(node: Node): boolean {
  return [node, ...(node.anyOf ?? [])].some((part) => (part as Node).pattern?.startsWith('^#[0-9a-f') === true)
}

function members(node: Node): [string, Node][] {
  return Object.entries(node.properties ?? {}) as [string, Node][]
}

function choices(node: Node) {
  return (node.enum ?? []).map((value) => ({ value: String(value), label: labelOf(String(value)) }))
}

function labelOf(name: string) {
  const label = settingsLabels[name]
  return label ? { ...label } : name.length === 2 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1)
}
