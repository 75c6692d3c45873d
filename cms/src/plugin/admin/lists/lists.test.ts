import type { CollectionConfig, Field } from 'payload'
import { expect, test } from 'vitest'
import { nobody } from '../../access/roles.ts'
import { branches } from '../../collections/branches/config.ts'
import { changelog } from '../../collections/changelog/config.ts'
import { fields } from '../../collections/fields/config.ts'
import { groups } from '../../collections/groups/config.ts'
import { media } from '../../collections/media/config.ts'
import { navigation } from '../../collections/navigation/config.ts'
import { pages } from '../../collections/pages/config.ts'
import { redirects } from '../../collections/redirects/config.ts'
import { revisions } from '../../collections/revisions/config.ts'
import { staff } from '../../collections/staff/config.ts'

const all = [pages, groups, fields, media, navigation, branches, staff, changelog, redirects, revisions]
const byName = all.map((config) => [config.slug, config] as const)

/** Columns whose values are codes of the content. */
const codes = new Set([
  'name of groups',
  'name of fields',
  'groupName',
  'collection',
  'role',
  'locale',
  'status',
  'tags',
])

const isCode = (slug: string, name: string) => codes.has(name) || codes.has(`${name} of ${slug}`)

function columnsOf({ fields }: CollectionConfig): (Field & { name: string })[] {
  return fields.filter(
    (field): field is Field & { name: string } =>
      'name' in field && !('hidden' in field && field.hidden) && !field.admin?.disableListColumn,
  )
}

test.each(byName)('the list of %s offers an action for what is ticked, or nothing to tick', (_, config) => {
  const canDelete = config.access?.delete !== nobody && !config.disableBulkDelete
  const canEdit = config.access?.update !== nobody && !config.disableBulkEdit
  const list = config.admin?.components?.views?.list
  expect([canDelete || canEdit, list !== undefined]).toContain(true)
})

test.each(byName)('no two columns of %s are called the same', (_, config) => {
  for (const language of ['de', 'fr', 'en'] as const) {
    const labels = columnsOf(config).flatMap((field) => {
      const label = 'label' in field ? field.label : undefined
      return typeof label === 'object'
        ? Object.entries(label).flatMap(([code, text]) => (code === language ? [text] : []))
        : []
    })
    expect(labels).toEqual([...new Set(labels)])
  }
})

test.each(byName)('a code in the list of %s is shown in words', (slug, config) => {
  const raw = columnsOf(config).filter(
    (field) => isCode(slug, field.name) && !(field.admin?.components && 'Cell' in field.admin.components),
  )
  expect(raw.map(({ name }) => name)).toEqual([])
})

test("Payload's own column of a file's name is not called as ours", () => {
  expect(columnsOf(media).map(({ name }) => name)).toContain('filename')
})
