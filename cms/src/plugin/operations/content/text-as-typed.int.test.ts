import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { createGame } from '@blickfang/contract/api/v1/game.ts'
import { updateMedia, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import { getNavigation, updateNavigation } from '@blickfang/contract/api/v1/navigation.ts'
import { addPage, getDocument, getPageInfo, listChanges, updatePageInfo } from '@blickfang/contract/api/v1/page.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import type { EditorField, EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askGraphql } from '../../../testing/ask-graphql.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  process.env.MEDIA_DIR = mkdtempSync(join(tmpdir(), 'blickfang-media-'))
  cms = await startCms()
})
afterAll(() => cms.stop())

/** Texts of people who never meant a tag, and of people who did: both are words. */
const texts = [
  'info <a@b.ch>',
  'Brille <Modell X>',
  'a < b > c & "d" \'e\'',
  '</p><script>alert(1)</script>',
  '<!-- nichts -->',
  '&lt;b&gt; &amp;amp; <br/>',
  '<a'.repeat(25),
]

/** A page whose words are all `text`. */
async function makePageOf(text: string) {
  const page = await makePage(cms)
  const words = { title: { text }, primaryButton: { text }, lead: { text: '', json: toRichText(text) } }
  const answers = await Promise.all([
    ...Object.entries(words).map(([name, content]) =>
      cms.call(saveData, {
        itemType: 'field',
        linkId: page.fieldId(name),
        data: { content: { de: content } },
        base: {},
      }),
    ),
    cms.call(updatePageInfo, {
      id: page.pageId,
      lang: 'de',
      meta: { name: text, description: text },
      base: { 'name.de': 1 },
    }),
  ])
  for (const { json } of answers) expect(json).toMatchObject({ success: true })
  return page
}

test.each(texts)('%j arrives as typed in the draft of a page and in what visitors read', async (text) => {
  const page = await makePageOf(text)
  const { document } = (await cms.call(getDocument, { id: page.pageId, lang: 'de' })).json
  const fields: EditorField[] = document.groups.flatMap((group: EditorGroup) => group.fields)
  const draft = (name: string) => fields.find((field) => field.name === name)?.values['content.de']
  expect(draft('title')).toMatchObject({ text })
  expect(draft('primaryButton')).toMatchObject({ text })
  expect(draft('lead')).toMatchObject({ text, json: { root: { children: [{ children: [{ text }] }] } } })
  const { changes } = (await cms.call(listChanges, { id: page.pageId })).json
  expect(JSON.stringify(changes)).toContain(JSON.stringify(text))

  expect((await page.publish()).json).toMatchObject({ success: true })
  const { slug } = (await cms.call(getPageInfo, { id: page.pageId, lang: 'de' })).json.page
  const { data } = await askGraphql({
    query:
      'query ($slug: String!) { pageBySlug(locale: de, slug: $slug) { name description groups { fields { name text json } } } }',
    variables: { slug: slug.de },
  })
  const field = (name: string, more = {}) => expect.objectContaining({ name, text, ...more })
  const json = expect.objectContaining({
    root: expect.objectContaining({
      children: [expect.objectContaining({ children: [expect.objectContaining({ text })] })],
    }),
  })
  const fieldsOf = expect.arrayContaining([field('title'), field('primaryButton'), field('lead', { json })])
  expect(data?.pageBySlug).toMatchObject({ name: text, description: text, groups: [{ fields: fieldsOf }] })
})

test.each(texts)('%j arrives as typed in menu, settings, a picture’s words and a shop’s name', async (text) => {
  const page = await makePageOf('Ziel')
  await page.publish()
  const before = (await cms.call(getNavigation, {})).json
  const children = [
    { id: crypto.randomUUID(), type: 'page' as const, page: page.pageId, appearance: 'default' as const },
  ]
  const containers = [{ id: crypto.randomUUID(), label: { de: text }, children }]
  expect((await cms.call(updateNavigation, { containers, base: before.rev })).json).toMatchObject({ success: true })
  const { rev } = (await cms.call(getSettings, {})).json
  const settings = settingsSchema.parse({ footer: { street: text, city: text }, contact: { companyName: text } })
  expect((await cms.call(saveSettings, { settings, base: rev })).json).toMatchObject({ success: true })
  await cms.payload.create({
    collection: 'bf-branches',
    overrideAccess: true,
    data: { name: text, street: text } as never,
  })

  const { data } = await askGraphql({
    query:
      '{ settings(locale: de) { navigation { label children { label } } footer { street city } contact { companyName } branches { name street } } }',
  })
  expect(data?.settings).toMatchObject({
    navigation: [{ label: text }],
    footer: { street: text, city: text },
    contact: { companyName: text },
    branches: expect.arrayContaining([{ name: text, street: text }]),
  })

  const form = new FormData()
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(png)], 'a.png'))
  form.set('alt', text)
  form.set('lang', 'de')
  const uploaded = (await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })).json.media
  expect(uploaded.alt).toBe(text)
  const changed = await cms.call(updateMedia, {
    media: { id: uploaded.id, alt: { fr: text }, tags: [text.slice(0, 40)] },
  })
  expect(changed.json.media.altByLanguage).toMatchObject({ fr: text })
})

const invisible = ['\u200b\u200b', '\u2060', '\u00ad \u202e', '\u3164', '\u2800']

test.each(invisible)('a name of %j, which nobody sees, is refused', async (name) => {
  const page = await makePage(cms)
  const label = { id: crypto.randomUUID(), label: { de: name }, children: [] }
  const { rev } = (await cms.call(getNavigation, {})).json
  const answers = await Promise.all([
    cms.call(addPage, { initialMeta: { name }, lang: 'de' }),
    cms.call(updatePageInfo, { id: page.pageId, lang: 'de', meta: { name }, base: { 'name.de': 1 } }),
    cms.call(updateNavigation, { containers: [label], base: rev }),
    cms.call(createGame, { gameName: name }),
  ])
  expect(answers.map(({ status, json }) => [status, json.code])).toEqual(answers.map(() => [400, 'INVALID']))
  const branch = cms.payload.create({ collection: 'bf-branches', overrideAccess: true, data: { name } as never })
  await expect(branch).rejects.toMatchObject({ status: 400 })
})

test.each(['info@bücher.ch', "o'neill@a.ch"])('%s is an address in settings, links and for a shop', async (email) => {
  const page = await makePage(cms)
  const link = { type: 'email' as const, email }
  const saved = await cms.call(saveData, {
    ...{ itemType: 'field', linkId: page.fieldId('primaryButton'), data: { options: { link } } },
    base: {},
  })
  expect(saved.json).toMatchObject({ success: true })
  const { rev } = (await cms.call(getSettings, {})).json
  const settings = settingsSchema.parse({ footer: { email }, contact: { email } })
  expect((await cms.call(saveSettings, { settings, base: rev })).json).toMatchObject({ success: true })
  const data = { name: 'Filiale', email } as never
  expect(await cms.payload.create({ collection: 'bf-branches', overrideAccess: true, data })).toMatchObject({ email })
})
