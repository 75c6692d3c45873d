import { saveData } from '@blickfang/contract/api/v1/data.ts'
import {
  countTranslations,
  planTranslation,
  translateField,
  translateTexts,
} from '@blickfang/contract/api/v1/languages/translation.ts'
import { updateMedia } from '@blickfang/contract/api/v1/media.ts'
import { getTranslationStatus, listChanges, publishPage } from '@blickfang/contract/api/v1/page.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { saveValues } from '@blickfang/contract/api/v1/values.ts'
import { richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Content } from '@blickfang/contract/content/values.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { sql } from '@payloadcms/db-postgres'
import { v4 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OutsideStandIns, startOutsideServices } from '../../../../../local/src/outside/start-outside-services.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let outside: OutsideStandIns
let cms: TestCms
beforeAll(async () => {
  outside = await startOutsideServices()
  Object.assign(process.env, outside.envBeside({}))
  cms = await startCms()
  const settings = settingsSchema.parse({
    languages: { default: 'de', active: ['de', 'fr', 'rm'] },
    translation: { terms: 'de Gleitsicht = fr progressifs' },
  })
  await cms.call(saveSettings, { settings, base: (await cms.call(getSettings, {})).json.rev })
})
afterAll(async () => {
  await cms.stop()
  await outside.stop()
})
afterEach(() => outside.be('well'))

const linked = richTextSchema.parse({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Rufen Sie ' },
          { type: 'link', fields: { url: 'tel:+41522223344' }, children: [{ type: 'text', text: 'uns', format: 1 }] },
          { type: 'text', text: ' an.' },
        ],
      },
    ],
  },
})

/** A page with a hero: its title and text in German, and what else it is given. */
async function makePage(title: Record<string, Partial<Content>> = {}) {
  const slug = `seite-${v4()}`
  const page = await insertPage(cms.db, {
    values: {
      'name.de': 'Gleitsicht',
      'slug.de': slug,
      'description.de': 'Über Gleitsicht',
      disallowedLanguages: ['rm'],
    },
    groups: [
      {
        name: 'hero',
        fields: {
          title: { 'content.de': { text: 'Gleitsicht & mehr', by: 'person' }, ...title },
          lead: { 'content.de': { text: 'Rufen Sie uns an.', json: jsonSchema.parse(linked), by: 'person' } },
        },
      },
    ],
    published: null,
  })
  await cms.db.rows(sql`update bf_fields set kind = 'richText' where page_id = ${page.id} and name = 'lead'`)
  const fields = await cms.db.rows<{ id: string; name: string }>(
    sql`select id, name from bf_fields where page_id = ${page.id}`,
  )
  const idOf = (name: string) => fields.find((field) => field.name === name)?.id ?? ''
  return { pageId: page.id, title: idOf('title'), text: idOf('lead') }
}

const pair = { from: 'de', to: 'fr' } as const
const status = async (id: string) => (await cms.call(getTranslationStatus, { id })).json
const wordsOf = async (id: string, locale = 'fr') =>
  (await cms.db.rows<{ draft: Record<string, Content> }>(sql`select draft from bf_fields where id = ${id}`))[0]?.draft[
    `content.${locale}`
  ]
const typed = (
  fieldId: string,
  content: Record<string, { text: string; by?: 'machine' } | null>,
  base: Record<string, number>,
) => cms.call(saveData, { itemType: 'field', linkId: fieldId, data: { content }, base })

test('a field is translated with the site’s words and saved as a machine’s; its links and marks stay', async () => {
  const { pageId, title, text } = await makePage()
  const answer = await cms.call(translateField, { pageId, fieldId: title, ...pair })
  expect(answer).toMatchObject({ status: 200, json: { revs: { 'content.fr': 1 }, content: { by: 'machine' } } })
  expect(await wordsOf(title)).toMatchObject({ text: 'fr: progressifs & mehr', by: 'machine' })
  await cms.call(translateField, { pageId, fieldId: text, ...pair })
  const words = await wordsOf(text)
  expect(words).toMatchObject({ text: 'fr: Rufen Sie uns an.', by: 'machine' })
  expect(words?.json?.root.children[0]).toMatchObject({
    children: [{ text: 'fr: Rufen Sie ' }, { type: 'link', children: [{ text: 'uns', format: 1 }] }, { text: ' an.' }],
  })
  expect(await status(pageId)).toMatchObject({ fields: [], stale: [], canTranslate: true })
  expect((await status(pageId)).unchecked).toHaveLength(2)
})

test('a person’s words stay, also when their original has changed; a machine’s are made anew', async () => {
  const { pageId, title } = await makePage()
  await typed(title, { fr: { text: 'Progressifs' } }, {})
  const refused = await cms.call(translateField, { pageId, fieldId: title, ...pair })
  expect(refused).toMatchObject({ status: 409, json: { code: 'TRANSLATED_BY_PERSON' } })
  await typed(title, { de: { text: 'Gleitsicht' } }, {})
  expect((await status(pageId)).stale).toEqual([expect.objectContaining({ fieldId: title, by: 'person' })])
  expect((await cms.call(translateField, { pageId, fieldId: title, ...pair })).status).toBe(409)
  expect((await cms.call(planTranslation, { id: pageId, to: 'fr' })).json).toMatchObject({ byPeople: 1 })
  await typed(title, { fr: null }, { 'content.fr': 1 })
  expect((await cms.call(translateField, { pageId, fieldId: title, ...pair })).status).toBe(200)
  await typed(title, { de: { text: 'Gleitsicht für alle' } }, { 'content.de': 1 })
  expect((await status(pageId)).stale).toEqual([expect.objectContaining({ fieldId: title, by: 'machine' })])
  await cms.call(translateField, { pageId, fieldId: title, ...pair })
  expect(await wordsOf(title)).toMatchObject({ text: 'fr: progressifs für alle' })
  expect((await status(pageId)).stale).toEqual([])
})

test('what a page lacks is listed with its characters, and texts are translated without being saved', async () => {
  const { pageId, title, text } = await makePage()
  const plan = (await cms.call(planTranslation, { id: pageId, to: 'fr' })).json
  const parts = plan.items.map(({ part, id }: { part: string; id: string }) => [part, id])
  expect(parts).toEqual([
    ['name', pageId],
    ['description', pageId],
    ...[title, text]
      .map((id) => ['content', id])
      .sort(
        (a, b) => parts.findIndex((p: string[]) => p[1] === a[1]) - parts.findIndex((p: string[]) => p[1] === b[1]),
      ),
  ])
  const all = ['Gleitsicht', 'Über Gleitsicht', 'Gleitsicht & mehr', 'Rufen Sie uns an.']
  expect(plan).toMatchObject({ from: 'de', byPeople: 0, characters: all.join('').length })
  const items = [
    ...plan.items.map(({ part, id }: { part: string; id: string }) => ({ part, id })),
    { part: 'content', id: v4() },
  ]
  const { texts } = (await cms.call(translateTexts, { pageId, ...pair, items })).json
  expect(
    texts.map(({ content, failed }: { content: Content | null; failed: string | null }) => content?.text ?? failed),
  ).toEqual(
    expect.arrayContaining([
      'fr: progressifs',
      'fr: Über progressifs',
      'fr: progressifs & mehr',
      'fr: Rufen Sie uns an.',
      'gone',
    ]),
  )
  expect(await wordsOf(title)).toBeUndefined()
})

test('an alternative text is translated too, once for all places of its picture', async () => {
  const { pageId } = await makePage()
  const mediaId = v4()
  await cms.db.rows(sql`insert into bf_media (id, filename, media_type, mime_type, alt_by_language)
    values (${mediaId}, ${`${mediaId}.jpg`}, 'image', 'image/jpeg', '{"de":"Drei Brillen"}')`)
  await cms.db.rows(sql`insert into bf_fields (id, page_id, group_id, name, kind, draft)
    select gen_random_uuid(), page_id, id, 'image', 'media', jsonb_build_object('mediaId', ${mediaId}::text) from bf_groups where page_id = ${pageId}`)
  const { items } = (await cms.call(planTranslation, { id: pageId, to: 'fr' })).json
  expect(items.at(-1)).toEqual({ part: 'alt', id: mediaId, state: 'missing', characters: 12 })
  const { texts } = (await cms.call(translateTexts, { pageId, ...pair, items: [{ part: 'alt', id: mediaId }] })).json
  expect(texts).toMatchObject([{ content: { text: 'fr: Drei Brillen' }, failed: null }])
})

test.each([
  ['tagless', 'TRANSLATION_BROKEN'],
  ['wordless', 'TRANSLATION_BROKEN'],
  ['miscounting', 'TRANSLATION_DOWN'],
  ['usedUp', 'TRANSLATION_USED_UP'],
  ['keyless', 'TRANSLATION_KEY'],
] as const)('a service that is %s changes nothing and is said: %s', async (mood, code) => {
  const { pageId, text } = await makePage()
  outside.be(mood)
  const answer = await cms.call(translateField, { pageId, fieldId: text, ...pair })
  expect(answer.json).toMatchObject({ success: false, code })
  expect(JSON.stringify(answer.json)).not.toContain('local')
  expect(await wordsOf(text)).toBeUndefined()
})

test('languages that the site or the service does not have, and fields of other pages, are refused', async () => {
  const { pageId, title } = await makePage()
  const ask = (more: object) => cms.call(translateField, { pageId, fieldId: title, ...pair, ...more })
  for (const to of ['rm', 'it', 'de'])
    expect(await ask({ to })).toMatchObject({ status: 409, json: { code: 'TRANSLATION_LANGUAGE' } })
  const other = await makePage()
  expect((await ask({ pageId: other.pageId })).status).toBe(404)
  expect((await ask({ pageId: v4() })).status).toBe(404)
  expect((await cms.call(translateField, { pageId, fieldId: title, ...pair }, null)).status).toBe(401)
})

test('a look at a machine’s words is no change that waits, and words that a person changes are that person’s', async () => {
  const { pageId, title, text } = await makePage()
  for (const fieldId of [title, text]) await cms.call(translateField, { pageId, fieldId, ...pair })
  const put = (id: string, key: string, value: unknown, base: number, itemType = 'page') =>
    cms.call(saveValues, [{ itemType, id, key, value, base }] as never)
  await put(pageId, 'name.fr', 'Progressifs', 0)
  expect((await cms.call(publishPage, { id: pageId })).status).toBe(200)
  const seen = { ...(await wordsOf(title)), checked: true }
  await put(title, 'content.fr', seen, 1, 'field')
  expect((await status(pageId)).unchecked).toEqual([expect.objectContaining({ fieldId: text })])
  expect((await cms.call(listChanges, { id: pageId })).json.changes).toEqual([])
  await typed(title, { fr: { text: 'Verres progressifs' } }, { 'content.fr': 2 })
  expect(await wordsOf(title)).toMatchObject({ by: 'person' })
  expect((await cms.call(listChanges, { id: pageId })).json.changes).toHaveLength(1)
})

test('several pages are counted at once, each by itself as its own state says', async () => {
  const pages = [
    await makePage(),
    await makePage({ 'content.fr': { text: 'Progressifs', by: 'person', source: 'older' } }),
  ]
  const ids = pages.map(({ pageId }) => pageId)
  const counted = (await cms.call(countTranslations, { ids: [...ids, v4()].join(',') })).json.pages
  for (const id of ids) {
    const { missing, stale, unchecked } = await status(id)
    const french = stale.length + unchecked.length
    expect(counted).toContainEqual({ id, missing, toLookAt: french > 0 ? { fr: french } : {} })
  }
  expect(counted[1]).toMatchObject({ toLookAt: { fr: 1 } })
  expect((await cms.call(countTranslations, { ids: ids.join(',') }, null)).status).toBe(401)
})

test('an alternative text that somebody else has written meanwhile is not overwritten', async () => {
  const id = v4()
  await cms.db.rows(sql`insert into bf_media (id, filename, media_type, mime_type, alt_by_language)
    values (${id}, ${`${id}.jpg`}, 'image', 'image/jpeg', '{"de":"Drei Brillen","fr":"Lunettes"}')`)
  const save = (fr: string, before: string) =>
    cms.call(updateMedia, { media: { id, alt: { fr }, altBefore: { fr: before } } })
  expect(await save('fr: Drei Brillen', '')).toMatchObject({
    status: 409,
    json: { code: 'CONFLICT', conflict: [{ key: 'alt.fr', value: 'Lunettes' }] },
  })
  expect((await save('Trois lunettes', 'Lunettes')).status).toBe(200)
  // Sent again without an answer: it is there already.
  expect((await save('Trois lunettes', 'Lunettes')).status).toBe(200)
})
