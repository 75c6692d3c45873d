import { randomUUID } from 'node:crypto'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup, removeGroup } from '@blickfang/contract/api/v1/group.ts'
import { addPage, getDocument, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

/** A live page in two languages; of its three blocks one has been removed. */
async function filledPage(): Promise<string> {
  const added = await cms.call(addPage, {
    initialMeta: { name: 'Brillen nach Mass' },
    lang: 'de',
    initialGroups: ['hero', 'multiCta', 'cta'],
  })
  const id: string = added.json.page.id
  await cms.call(updatePageInfo, {
    id,
    lang: 'fr',
    meta: { name: 'Lunettes sur mesure', description: 'Pour vous.' },
    base: {},
  })
  const groups: EditorGroup[] = (await cms.call(getDocument, { id, lang: 'de' })).json.document.groups
  for (const { fields } of groups)
    for (const field of fields.filter(({ name }) => name === 'title'))
      await cms.call(saveData, {
        itemType: 'field',
        linkId: field.id,
        data: { content: { de: { text: `Titel ${field.id}` }, fr: { text: `Titre ${field.id}` } } },
        base: field.revs,
      })
  await cms.call(removeGroup, { pageId: id, groupId: groups.find(({ name }) => name === 'cta')?.id ?? '', base: {} })
  return id
}

async function contentOf(id: string, lang: Locale): Promise<unknown> {
  const { groups } = (await cms.call(getDocument, { id, lang })).json.document
  const alive = (groups as EditorGroup[]).filter(({ values }) => values.deleted !== true)
  const nameOf = (group: string | null) => alive.find((other) => other.id === group)?.name ?? null
  return alive
    .toSorted((a, b) =>
      `${a.parentId ? 1 : 0}${a.values.order}`.localeCompare(`${b.parentId ? 1 : 0}${b.values.order}`),
    )
    .map(({ name, parentId, values, fields }) => ({
      name,
      board: nameOf(parentId),
      values,
      fields: Object.fromEntries(fields.map((field) => [field.name, field.values])),
    }))
}

test('a copy of a page has its blocks, words and names in every language, under addresses of its own, and is not live', async () => {
  const original = await filledPage()
  const asked = {
    id: randomUUID(),
    initialMeta: { name: 'Brillen nach Mass (Kopie)' },
    lang: 'de' as const,
    copyOf: original,
  }
  const answers = [await cms.call(addPage, asked), await cms.call(addPage, asked)]
  for (const { status, json } of answers) {
    expect(status).toBe(200)
    expect(json.page).toMatchObject({
      id: asked.id,
      status: 'draft',
      name: { de: 'Brillen nach Mass (Kopie)', fr: 'Lunettes sur mesure' },
      slug: { de: 'brillen-nach-mass-kopie', fr: 'lunettes-sur-mesure-2' },
      description: { fr: 'Pour vous.' },
    })
  }
  for (const lang of ['de', 'fr'] as const) {
    expect(await contentOf(asked.id, lang)).toEqual(await contentOf(original, lang))
    expect(await contentOf(asked.id, lang)).toHaveLength(5)
  }
})

test('a copy of a page of which nothing is there, or of another collection, is refused, and nothing is left of it', async () => {
  const original = await filledPage()
  const count = async () => (await cms.db.rows<{ count: string }>(sql`select count(*) from bf_pages`))[0]?.count
  const before = await count()
  const ask = (more: object) => cms.call(addPage, { initialMeta: { name: 'Kopie' }, lang: 'de', ...more })
  expect((await ask({ copyOf: randomUUID() })).status).toBe(404)
  expect(await ask({ copyOf: original, collectionName: 'team' })).toMatchObject({
    status: 400,
    json: { code: 'INVALID' },
  })
  const both = await ask({ copyOf: original, initialGroups: ['hero'] })
  expect(both).toMatchObject({ status: 400, json: { fields: { initialGroups: 'copied' } } })
  expect(await count()).toBe(before)
})

test('a page and its copy go their own ways', async () => {
  const original = await filledPage()
  const { json } = await cms.call(addPage, { initialMeta: { name: 'Zweite' }, lang: 'de', copyOf: original })
  const before = await contentOf(original, 'de')
  await cms.call(addGroup, { pageId: json.page.id, groupName: 'cta' })
  expect(await contentOf(original, 'de')).toEqual(before)
})
