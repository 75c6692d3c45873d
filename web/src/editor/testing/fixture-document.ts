import type { EditorDocument, EditorGroup, EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import { v5 } from 'uuid'
import { knowAllBlocks } from '../model/catalogue/all-blocks.ts'
import { newGroup } from '../model/new-group.ts'

knowAllBlocks()

const namespace = '6f1b1f0e-6a55-4c0e-9c11-1d9ad8a2f0aa'

/** A uuid that is the same in every run. */
export function fixtureId(name: string): string {
  return v5(name, namespace)
}

const page: EditorPageEntry = {
  id: fixtureId('page'),
  collection: null,
  role: 'home',
  status: 'published',
  changed: false,
  name: { de: 'Start', fr: 'Accueil' },
  slug: { de: 'start', fr: 'accueil' },
  description: { de: 'Ein Fachgeschäft für Brillen.' },
  disallowedLanguages: [],
  live: ['de', 'fr'],
  hasPassword: false,
  order: firstOrder,
  archived: false,
  deleted: false,
  revs: {},
}

/** A page with one block of each name, with the samples and cards that new blocks have; ids are the same in every run. */
export function fixtureDocument(
  names: readonly string[] = ['hero', 'imageBoard', 'cta', 'richTextBlock'],
): EditorDocument {
  const orders = generateNKeysBetween(null, null, names.length)
  const groups = names.flatMap((name, index) => {
    const made = newGroup({ name, parentId: null, order: orders[index] ?? firstOrder, locale: 'de' })
    return rename(made, `${name}-${index}`)
  })
  return {
    locale: 'de',
    defaultLocale: 'de',
    isWhole: true,
    page,
    groups,
    media: {},
    pages: [page],
    sources: [],
  }
}

function rename(groups: readonly EditorGroup[], prefix: string): EditorGroup[] {
  const ids = new Map(groups.map((group, index) => [group.id, fixtureId(`${prefix}/${index}`)]))
  return groups.map((group) => {
    const id = ids.get(group.id) ?? group.id
    const parentId = group.parentId && (ids.get(group.parentId) ?? group.parentId)
    return {
      ...group,
      id,
      parentId,
      fields: group.fields.map((field) => ({ ...field, groupId: id, id: v5(field.name, id) })),
    }
  })
}
