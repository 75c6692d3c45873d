import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { addGroup, removeGroup } from '@blickfang/contract/api/v1/group.ts'
import { listBlocks } from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr', 'it'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

const ask = async (page: string, lang = 'de') => (await cms.call(listBlocks, { page, lang })).json.blocks

test('the blocks of a page come in their order, each with its first words in the language or the first one', async () => {
  const page = await makePage(cms, 'imageBoard')
  const say = async (locale: string, text: string) => {
    const data = { content: { [locale]: { text } } }
    const saved = await cms.call(saveData, { itemType: 'field', linkId: page.fieldId('title'), data, base: {} })
    expect(saved.status).toBe(200)
  }
  await say('de', `Brillen und ${'Linsen und '.repeat(10)}mehr`)
  await say('fr', 'Lunettes')
  const added = await cms.call(addGroup, { pageId: page.pageId, groupName: 'spacer' })
  const spacer = added.json.groups[0].id
  const german = await ask(page.pageId)
  expect(german.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
    [page.groupId, 'imageBoard'],
    [spacer, 'spacer'],
  ])
  expect(german[0].words).toMatch(/^Brillen und Linsen .*…$/)
  expect(german[0].words.length).toBeLessThanOrEqual(60)
  expect(german[1].words).toBe('')
  expect((await ask(page.pageId, 'fr'))[0].words).toBe('Lunettes')
  expect((await ask(page.pageId, 'it'))[0].words).toBe(german[0].words)
})

test('a removed block is not offered', async () => {
  const page = await makePage(cms)
  await cms.call(removeGroup, { pageId: page.pageId, groupId: page.groupId, base: {} })
  expect(await ask(page.pageId)).toEqual([])
})

test('visitors get none, and a page that is not there is not found', async () => {
  const page = await makePage(cms)
  expect((await cms.call(listBlocks, { page: page.pageId, lang: 'de' }, null)).status).toBe(401)
  expect((await cms.call(listBlocks, { page: crypto.randomUUID(), lang: 'de' })).status).toBe(404)
  expect((await cms.call(listBlocks, { page: '~nirgends', lang: 'de' })).status).toBe(404)
  expect((await cms.call(listBlocks, { page: 'x', lang: 'de' })).status).toBe(400)
})
