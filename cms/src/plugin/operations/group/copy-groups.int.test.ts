import { randomUUID } from 'node:crypto'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup, removeGroup } from '@blickfang/contract/api/v1/group.ts'
import { getDocument } from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { v5 as uuidV5 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

async function groupsOf(pageId: string, lang: Locale): Promise<readonly EditorGroup[]> {
  return (await cms.call(getDocument, { id: pageId, lang })).json.document.groups
}

async function write(group: EditorGroup, name: string, content: Partial<Record<Locale, { text: string }>>) {
  const field = group.fields.find((candidate) => candidate.name === name)
  const saved = await cms.call(saveData, { itemType: 'field', linkId: field?.id ?? '', data: { content }, base: {} })
  expect(saved.json).toMatchObject({ success: true })
}

/** Content that somebody has put into a block and its cards, without ids and order. */
function contentOf(groups: readonly EditorGroup[], id: string): unknown {
  const own = ({ values: { order: _, ...values }, fields, name }: EditorGroup) => ({
    name,
    values,
    fields: Object.fromEntries(fields.map((field) => [field.name, field.values])),
  })
  const block = groups.find((group) => group.id === id)
  const cards = groups
    .filter(({ parentId, values }) => parentId === id && values.deleted !== true)
    .toSorted((a, b) => (String(a.values.order) < String(b.values.order) ? -1 : 1))
  return { block: block && own(block), cards: cards.map(own) }
}

async function filledBoard() {
  const { pageId } = await makePage(cms)
  const { groups } = (await cms.call(addGroup, { pageId, groupName: 'multiCta' })).json
  const [board, first, second, ...rest] = groups as [EditorGroup, EditorGroup, EditorGroup]
  const added = (await cms.call(addGroup, { pageId, groupName: 'multiCtaCard', parentId: board.id })).json.groups[0]
  await write(first, 'title', { de: { text: 'Erste' }, fr: { text: 'Première' } })
  await write(second, 'title', { de: { text: 'Zweite' } })
  await cms.call(removeGroup, { pageId, groupId: second.id, base: {} })
  return { pageId, board, cards: [first, ...rest, added] }
}

test('a copy has the draft of the original in every language, with its cards but those that are removed, here and on another page', async () => {
  const { pageId, board, cards } = await filledBoard()
  const { pageId: otherPage } = await makePage(cms)
  const copyTo = async (page: string) => {
    const id = randomUUID()
    const copy = { pageId: page, groupName: 'multiCta', id, copyOf: board.id }
    const answers = [await cms.call(addGroup, copy), await cms.call(addGroup, copy)]
    for (const { status, json } of answers) {
      expect(status).toBe(200)
      expect(json.groups.map((group: EditorGroup) => group.id)).toEqual([
        id,
        ...cards.map((card) => uuidV5(card.id, id)),
      ])
    }
    for (const lang of ['de', 'fr'] as const)
      expect(contentOf(await groupsOf(page, lang), id)).toEqual(contentOf(await groupsOf(pageId, lang), board.id))
    return answers[0]?.json.groups as EditorGroup[]
  }
  await copyTo(pageId)
  const [, card] = await copyTo(otherPage)
  if (!card) throw new Error('no card was copied')
  // The copy goes its own way.
  await write(card, 'title', { de: { text: 'Anders' } })
  expect(JSON.stringify(contentOf(await groupsOf(pageId, 'de'), board.id))).not.toContain('Anders')
})

test('a copy of a block that was removed is one that is there', async () => {
  const { pageId, board, cards } = await filledBoard()
  await cms.call(removeGroup, { pageId, groupId: board.id, base: {} })
  const { json } = await cms.call(addGroup, { pageId, groupName: 'multiCta', copyOf: board.id })
  expect(json.groups[0].values.deleted).toBeUndefined()
  expect(json.groups).toHaveLength(1 + cards.length)
})

test('a copy has the cards that somebody saw, when it says which: also one that was removed since, and none that came since', async () => {
  const { pageId, board, cards } = await filledBoard()
  const [first, second, ...rest] = cards as [EditorGroup, EditorGroup]
  await cms.call(removeGroup, { pageId, groupId: first.id, base: {} })
  const copy = { pageId, groupName: 'multiCta', id: randomUUID(), copyOf: board.id, copiedCards: [first.id, second.id] }
  const { groups } = (await cms.call(addGroup, copy)).json
  expect(rest.length).toBeGreaterThan(0)
  const ids = [copy.id, uuidV5(first.id, copy.id), uuidV5(second.id, copy.id)]
  expect(groups.map((group: EditorGroup) => group.id).toSorted()).toEqual(ids.toSorted())
  expect(groups.every(({ values }: EditorGroup) => values.deleted === undefined)).toBe(true)
  const without = { pageId, groupName: 'multiCta', copiedCards: [first.id] }
  expect(await cms.call(addGroup, without)).toMatchObject({
    status: 400,
    json: { fields: { copiedCards: 'notCopied' } },
  })
})

test('a copy takes no ids for its cards, which have those of their originals', async () => {
  const { pageId, board } = await filledBoard()
  const copy = { pageId, groupName: 'multiCta', copyOf: board.id, childIds: [randomUUID()] }
  const answer = await cms.call(addGroup, copy)
  expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID', fields: { childIds: expect.anything() } } })
})

test('of a block of another kind, or of none, there is no copy', async () => {
  const { pageId, board } = await filledBoard()
  const count = async () => (await groupsOf(pageId, 'de')).length
  const before = await count()
  const other = await cms.call(addGroup, { pageId, groupName: 'cta', copyOf: board.id })
  expect(other).toMatchObject({ status: 400, json: { code: 'INVALID', fields: { copyOf: expect.anything() } } })
  expect((await cms.call(addGroup, { pageId, groupName: 'cta', copyOf: randomUUID() })).status).toBe(404)
  expect((await cms.call(addGroup, { pageId, groupName: 'multiCta', copyOf: board.id }, null)).status).toBe(401)
  expect(await count()).toBe(before)
})
