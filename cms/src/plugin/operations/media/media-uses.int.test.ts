import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { removeGroup } from '@blickfang/contract/api/v1/group.ts'
import { deleteMedia, listMedia, listMediaUses, uploadMedia } from '@blickfang/contract/api/v1/media.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsPictures } from '@blickfang/contract/content/settings.ts'
import { withSetting } from '@blickfang/contract/content/settings-values/setting-at.ts'
import { sql } from '@payloadcms/db-postgres'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { slugOf } from '../../db/table-name.ts'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

async function upload(name: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c45' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name))
  const { json } = await cms.request({ method: 'POST', path: `/v1${uploadMedia.path}`, body: form })
  return json.media.id
}

/** Where the library says that a medium is used, which is why it may not be deleted. */
async function usesOf(id: string) {
  const { uses } = (await cms.call(listMediaUses, { id })).json
  expect(await cms.call(deleteMedia, { mediaId: id })).toMatchObject({ status: 409, json: { code: 'IN_USE', uses } })
  return uses
}

test.each(settingsPictures)('the %s of the settings is in use, although no page shows it', async (path) => {
  const name = path.split('.').at(-1)
  const id = await upload(`${name}.png`)
  const { settings, rev } = (await cms.call(getSettings, {})).json
  expect((await cms.call(saveSettings, { settings: withSetting(settings, path, id), base: rev })).status).toBe(200)
  expect(await usesOf(id)).toEqual([{ kind: 'setting', name }])
})

test('a medium’s uses are pages, people of the team and settings together, each once', async () => {
  const id = await upload('vera.png')
  const page = await makePage(cms)
  await cms.call(saveData, { itemType: 'field', linkId: page.fieldId('image'), data: { mediaId: id }, base: {} })
  await page.publish()
  const { title } = await cms.payload.findByID({ collection: 'bf-pages', id: page.pageId, overrideAccess: true })
  const data = { firstName: 'Vera', lastName: 'Muster', picture: id }
  await cms.payload.create({ collection: 'bf-staff', data, overrideAccess: true })
  expect(await usesOf(id)).toEqual([
    { kind: 'page', id: page.pageId, name: title },
    { kind: 'person', name: 'Vera Muster' },
  ])
})

test('a medium that only a removed block names is used nowhere, and goes', async () => {
  const id = await upload('weg.png')
  const page = await makePage(cms)
  await cms.call(saveData, { itemType: 'field', linkId: page.fieldId('image'), data: { mediaId: id }, base: {} })
  await cms.call(removeGroup, { pageId: page.pageId, groupId: page.groupId, base: {} })
  expect((await cms.call(listMediaUses, { id })).json.uses).toEqual([])
  expect((await cms.call(deleteMedia, { mediaId: id })).status).toBe(200)
})

/** Every place of the site that can name media, with what the library says of it: what is put there, named `name`. */
const places = {
  'a person of the team': async (name: string, [picture]: readonly string[]) => {
    await create('staff', { firstName: 'Vera', lastName: name, picture })
    return { kind: 'person', name: `Vera ${name}` }
  },
  'a job': async (title: string, images: readonly string[]) => {
    await create('job-offers', { title, images, state: 'draft' })
    return { kind: 'entry', name: title }
  },
  'an advert': async (title: string, images: readonly string[]) => {
    await create('market-items', { title, images, kind: 'offering', type: 'object', state: 'published' })
    return { kind: 'entry', name: title }
  },
  'a business': async (name: string, [logoImage]: readonly string[]) => {
    await create('businesses', { name, logoImage })
    return { kind: 'entry', name }
  },
  'a draft': async (title: string, [mediaId]: readonly string[]) => usedOnPage(title, mediaId, null),
  'a live page': async (title: string, [mediaId]: readonly string[]) => usedOnPage(title, mediaId),
  'the posts': async (_: string, mediaIds: readonly string[]) => {
    await keepFeed('posts', mediaIds)
    return { kind: 'feed', name: 'posts' }
  },
  'the articles': async (_: string, mediaIds: readonly string[]) => {
    await keepFeed('articles', mediaIds)
    return { kind: 'feed', name: 'articles' }
  },
}
/** Places whose value is one medium take the first of those that are put there. */
const manyIn: readonly string[] = ['a job', 'an advert', 'the posts', 'the articles']

function create(collection: 'staff' | 'job-offers' | 'market-items' | 'businesses', data: Record<string, unknown>) {
  return cms.payload.create({ collection: slugOf(collection), data, locale: 'de', overrideAccess: true })
}

async function usedOnPage(name: string, mediaId: string | undefined, published?: null) {
  const groups = [{ name: 'hero', fields: { image: { mediaId: String(mediaId) } } }]
  const { id } = await insertPage(cms.db, {
    values: { 'name.de': name },
    groups,
    ...(published === null && { published }),
  })
  const [page] = await cms.db.rows<{ title: string }>(sql`select title from bf_pages where id = ${id}`)
  return { kind: 'page', id, name: page?.title }
}

async function keepFeed(key: string, mediaIds: readonly string[]) {
  const data = { entries: mediaIds.map((mediaId, index) => ({ id: String(index), mediaId, text: '' })) }
  await cms.db.rows(sql`insert into bf_feeds (key, data) values (${key}, ${JSON.stringify(data)}::jsonb)
    on conflict (key) do update set data = excluded.data`)
}

test('of whatever is placed anywhere, the library knows each use of each medium, and no other', async () => {
  const place = fc.constantFrom(...(Object.keys(places) as (keyof typeof places)[]))
  const media = fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 })
  const placed = fc.uniqueArray(fc.record({ place, media }), { maxLength: 12, selector: ({ place }) => place })
  await fc.assert(
    fc.asyncProperty(placed, async (placements) => {
      await cms.db.rows(sql`delete from bf_feeds`)
      const [...ids] = await cms.db.rows<{ id: string }>(sql`
        insert into bf_media (filename, original_filename) select gen_random_uuid() || '.png', 'bild.png' from generate_series(1, 5) returning id`)
      const expected = new Map<string, unknown[]>(ids.map(({ id }) => [id, []]))
      for (const { place, media } of placements) {
        const chosen = media.map((index) => String(ids[index]?.id)).slice(0, manyIn.includes(place) ? 3 : 1)
        const use = await places[place](`N${crypto.randomUUID()}`, chosen)
        for (const id of chosen) expected.get(id)?.push(use)
      }
      for (const [id, uses] of expected) {
        const found: unknown[] = (await cms.call(listMediaUses, { id })).json.uses
        expect(found).toHaveLength(uses.length)
        expect(found).toEqual(expect.arrayContaining(uses))
      }
      const { media: free } = (await cms.call(listMedia, { unused: 'true', sort: 'created' })).json
      const freeIds = new Set(free.map(({ id }: { id: string }) => id))
      for (const [id, uses] of expected) expect([id, freeIds.has(id)]).toEqual([id, uses.length === 0])
    }),
    { numRuns: 12 },
  )
})
