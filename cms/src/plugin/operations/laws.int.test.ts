import { isDeepStrictEqual } from 'node:util'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup, sortGroup } from '@blickfang/contract/api/v1/group.ts'
import { getNavigation, updateNavigation } from '@blickfang/contract/api/v1/navigation.ts'
import { listChanges, publishPage, revertPage } from '@blickfang/contract/api/v1/page.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

interface Row {
  readonly draft: Readonly<Record<string, { text: string } | string>>
  readonly revs: Readonly<Record<string, number>>
}

async function read(table: 'bf_fields' | 'bf_groups', id: string): Promise<Row> {
  const [row] = await cms.db.rows<Row>(sql`select draft, revs from ${sql.identifier(table)} where id = ${id}`)
  if (!row) throw new Error('gone')
  return row
}

test('undoing a save brings back the very value, whatever was written', async () => {
  const page = await makePage(cms)
  const linkId = page.fieldId('title')
  const words = fc
    .string({ unit: 'grapheme', maxLength: 100 })
    .filter((text) => text.trim() !== '' && !/[<\0]/.test(text))
  await fc.assert(
    fc.asyncProperty(words, async (text) => {
      const before = await read('bf_fields', linkId)
      const save = await cms.call(saveData, {
        itemType: 'field',
        linkId,
        data: { content: { de: { text } } },
        base: before.revs,
      })
      expect(save.json).toMatchObject({ success: true })
      expect((await read('bf_fields', linkId)).draft['content.de']).toMatchObject({ text })
      const old = before.draft['content.de'] as { text: string; by: 'person' }
      await cms.call(saveData, { itemType: 'field', linkId, data: { content: { de: old } }, base: save.json.revs })
      expect((await read('bf_fields', linkId)).draft).toEqual(before.draft)
    }),
    { numRuns: propertyRuns(25) },
  )
})

test('blocks stand where they were put, after any run of moves', async () => {
  const page = await makePage(cms)
  for (const groupName of ['cta', 'spacer', 'contact']) await cms.call(addGroup, { pageId: page.pageId, groupName })
  const order = async () => {
    const rows = await cms.db.rows<{ id: string }>(
      sql`select id from bf_groups where page_id = ${page.pageId} and parent_id is null order by draft ->> 'order' collate "C", id`,
    )
    return rows.map(({ id }) => id)
  }
  const moves = fc.array(fc.record({ place: fc.nat(3), direction: fc.constantFrom('up' as const, 'down' as const) }), {
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(moves, async (run) => {
      for (const { place, direction } of run) {
        const before = await order()
        const groupId = before[place] ?? ''
        const { revs } = await read('bf_groups', groupId)
        await cms.call(sortGroup, { pageId: page.pageId, groupId, direction, base: revs })
        const neighbour = Math.min(3, Math.max(0, place + (direction === 'up' ? -1 : 1)))
        const expected = before.with(place, before[neighbour] ?? '').with(neighbour, groupId)
        expect(await order()).toEqual(expected)
      }
    }),
    { numRuns: propertyRuns(10) },
  )
})

test('a block added between two stands between them, as often as one likes', async () => {
  const page = await makePage(cms)
  const last = await cms.call(addGroup, { pageId: page.pageId, groupName: 'cta' })
  for (let time = 0; time < 30; time++) {
    const added: { json: { groups: EditorGroup[] } } = await cms.call(addGroup, {
      pageId: page.pageId,
      groupName: 'spacer',
      nextTo: page.groupId,
    })
    const [first, between, end] = await Promise.all(
      [page.groupId, added.json.groups[0]?.id ?? '', last.json.groups[0].id].map((id) => read('bf_groups', id)),
    )
    expect(String(first?.draft.order) < String(between?.draft.order)).toBe(true)
    expect(String(between?.draft.order) < String(end?.draft.order)).toBe(true)
  }
})

test('after a publish and after a revert nothing is left to change', async () => {
  const page = await makePage(cms, 'serviceBoard')
  for (const contract of [publishPage, revertPage]) {
    const { revs } = await read('bf_fields', page.fieldId('title'))
    await cms.call(saveData, {
      itemType: 'field',
      linkId: page.fieldId('title'),
      data: { content: { de: { text: contract.path } } },
      base: revs,
    })
    expect((await cms.call(listChanges, { id: page.pageId })).json.changes).not.toEqual([])
    await cms.call(contract, { id: page.pageId })
    expect((await cms.call(listChanges, { id: page.pageId })).json).toMatchObject({
      changes: [],
      counts: { pages: 0, groups: 0, fields: 0 },
    })
  }
})

test('adding a block again under the same id adds nothing', async () => {
  const page = await makePage(cms)
  const id = crypto.randomUUID()
  const add = () => cms.call(addGroup, { pageId: page.pageId, groupName: 'imageBoard', id })
  const first = await add()
  expect(first.json.groups).toHaveLength(4)
  expect((await add()).json).toEqual(first.json)
  const [one, two] = await Promise.all([add(), add()])
  expect([one.json, two.json]).toEqual([first.json, first.json])
})

test('a save of what is there already moves no revision, so that nobody else’s save is refused for it', async () => {
  const settings = (await cms.call(getSettings, {})).json
  const inFrench = {
    ...settings.settings,
    languages: { default: 'de' as const, active: ['de' as const, 'fr' as const] },
  }
  const saved = (await cms.call(saveSettings, { settings: inFrench, base: settings.rev }, cms.admin)).json
  expect((await cms.call(saveSettings, { settings: inFrench, base: saved.rev }, cms.admin)).json).toEqual(saved)
  expect((await cms.call(getSettings, {})).json.rev).toBe(settings.rev + 1)

  const page = await makePage(cms)
  const linkId = page.fieldId('title')
  const save = (texts: Readonly<Record<string, string>>, base: Row['revs']) =>
    cms.call(saveData, {
      itemType: 'field',
      linkId,
      data: { content: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, { text }])) },
      base,
    })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ de: fc.constantFrom('eins', 'zwei'), fr: fc.constantFrom('un', 'deux') })),
      async (runs) => {
        for (const texts of runs) {
          const before = await read('bf_fields', linkId)
          expect((await save(texts, before.revs)).json).toMatchObject({ success: true })
          const after = await read('bf_fields', linkId)
          for (const lang of ['de', 'fr'] as const) {
            const key = `content.${lang}`
            const isSame = isDeepStrictEqual(after.draft[key], before.draft[key])
            expect(after.revs[key] ?? 0).toBe((before.revs[key] ?? 0) + (isSame ? 0 : 1))
          }
        }
      },
    ),
    { numRuns: propertyRuns(10) },
  )

  const containers = [{ id: crypto.randomUUID(), label: { de: 'Angebot' }, children: [] }]
  const { rev } = (await cms.call(getNavigation, { includeDrafts: 'true' })).json
  const menu = (await cms.call(updateNavigation, { containers, base: rev })).json
  expect((await cms.call(updateNavigation, { containers, base: menu.rev })).json).toEqual(menu)
  expect((await cms.call(getNavigation, { includeDrafts: 'true' })).json.rev).toBe(rev + 1)
})
