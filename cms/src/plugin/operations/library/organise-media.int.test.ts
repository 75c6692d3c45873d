import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { listMediaFacets, organiseMedia, relabelMedia } from '@blickfang/contract/api/v1/library/organise-media.ts'
import { listMedia, listMediaUses } from '@blickfang/contract/api/v1/media.ts'
import type { LabelChange } from '@blickfang/contract/content/media/labels.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makePage } from '../../testing/make-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let ids: string[]
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

beforeEach(async () => {
  await cms.db.rows(sql`delete from bf_media where parent_id is not null`)
  await cms.db.rows(sql`delete from bf_media`)
  const rows = await cms.db.rows<{ id: string }>(sql`
    insert into bf_media (original_filename, filename, media_type, mime_type, filesize, created_at, updated_at)
    select 'Bild ' || i || '.jpg', 'bild-' || i || '.jpg', case when i = 6 then 'video' else 'image' end, 'image/jpeg', 1000 * ((i * 7) % 5),
      now() - make_interval(mins => i * 3 % 7), now() - make_interval(mins => i) from generate_series(1, 12) i returning id`)
  ids = rows.map(({ id }) => id)
})

const idOf = (place: number) => ids[place] ?? ''
const media = async (query: Record<string, string> = {}): Promise<MediaItem[]> =>
  (await cms.call(listMedia, query)).json.media
const names = async (query: Record<string, string>) => (await media(query)).map((item) => item.originalFilename)
const organise = (changes: readonly LabelChange[]) => cms.call(organiseMedia, { changes: [...changes] })
const labels = async () =>
  (await media({ sort: 'name' })).map(({ id, bucketFolder, tags }) => [id, bucketFolder, tags.toSorted()])

test('a folder, a tag and a type narrow the list, and so do several of them together', async () => {
  await organise([
    { id: idOf(0), folder: { to: 'Sommer' }, addTags: ['Laden', 'Team'] },
    { id: idOf(1), folder: { to: 'Sommer' }, addTags: ['Laden'] },
    { id: idOf(5), addTags: ['Laden'] },
  ])
  expect(await names({ folder: 'Sommer', sort: 'name' })).toEqual(['Bild 1.jpg', 'Bild 2.jpg'])
  expect(await names({ tag: 'Laden', sort: 'name' })).toEqual(['Bild 1.jpg', 'Bild 2.jpg', 'Bild 6.jpg'])
  expect(await names({ tag: 'Laden', type: 'video' })).toEqual(['Bild 6.jpg'])
  expect(await names({ tag: 'Team', folder: 'Sommer', search: 'bild' })).toEqual(['Bild 1.jpg'])
  expect(await names({ tag: 'Laden%' })).toEqual([])
  const { json } = await cms.call(listMediaFacets, {})
  expect(json).toMatchObject({
    types: [
      { name: 'image', count: 11 },
      { name: 'video', count: 1 },
    ],
    folders: [
      { name: 'images', count: 10 },
      { name: 'Sommer', count: 2 },
    ],
    tags: [
      { name: 'Laden', count: 3 },
      { name: 'Team', count: 1 },
    ],
  })
  expect((await cms.call(listMediaFacets, { type: 'video' })).json.tags).toEqual([{ name: 'Laden', count: 1 }])
})

test('the list has four orders, in which numbers count as numbers; its pages hold each medium once', async () => {
  const all = await media()
  expect((await names({ sort: 'name' })).slice(0, 3)).toEqual(['Bild 1.jpg', 'Bild 2.jpg', 'Bild 3.jpg'])
  expect((await names({ sort: 'updated' })).slice(0, 2)).toEqual(['Bild 1.jpg', 'Bild 2.jpg'])
  const sizes = (await media({ sort: 'size' })).map(({ fileSize }) => fileSize)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(await names({ sort: 'created' })).not.toEqual(await names({ sort: 'updated' }))
  await cms.db.rows(sql`
    insert into bf_media (original_filename, filename, media_type, updated_at, created_at)
    select 'Gleich', 'gleich-' || i || '.jpg', 'image', '2020-01-01', '2020-01-01' from generate_series(1, 100) i`)
  for (const sort of ['updated', 'created', 'name', 'size']) {
    const pages = await Promise.all(['0', '40', '80'].map((offset) => media({ sort, offset })))
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(all.length + 100)
  }
})

test('what organises is taken back exactly by what it answers, whatever it was', async () => {
  const word = fc.constantFrom('Laden', 'Team', 'Sommer', 'Brillen 2026', 'à côté')
  const change = fc.record(
    {
      place: fc.integer({ min: 0, max: 4 }),
      to: word,
      addTags: fc.uniqueArray(word),
      removeTags: fc.uniqueArray(word),
    },
    { requiredKeys: ['place'] },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (drawn) => {
      const before = await labels()
      const changes = drawn.map(({ place, to, ...tags }) => ({
        id: idOf(place),
        ...(to !== undefined && { folder: { to } }),
        ...tags,
      }))
      const { json } = await organise(changes)
      if (json.undo.length > 0) {
        expect(await labels()).not.toEqual(before)
        await organise(json.undo)
      }
      expect(await labels()).toEqual(before)
      // The next round begins elsewhere.
      await organise(changes)
    }),
    { numRuns: 25 },
  )
})

test('taking back leaves alone what somebody else has moved since, and what is gone', async () => {
  const [first, second] = [idOf(0), idOf(1)]
  const { json } = await organise([first, second].map((id) => ({ id, folder: { to: 'Meins' } })))
  await organise([{ id: first, folder: { to: 'Ihres' } }])
  await cms.db.rows(sql`delete from bf_media where id = ${second}`)
  const back = await organise(json.undo)
  expect(back.json.media.map(({ id, bucketFolder }: MediaItem) => [id, bucketFolder])).toEqual([[first, 'Ihres']])
})

test('a folder and a tag are renamed everywhere, joined with others, and taken away; each can be taken back', async () => {
  await organise([
    { id: idOf(0), folder: { to: 'A' }, addTags: ['x'] },
    { id: idOf(1), folder: { to: 'B' }, addTags: ['x', 'y'] },
    { id: idOf(5), folder: { to: 'A' } },
  ])
  const before = await labels()
  const takenBack = async (body: Parameters<typeof cms.call<typeof relabelMedia>>[1]) => {
    const { json } = await cms.call(relabelMedia, body)
    const after = await labels()
    await organise(json.undo)
    expect(await labels()).toEqual(before)
    return after
  }
  const joined = await takenBack({ kind: 'folder', from: 'A', to: 'B' })
  expect(joined.filter(([, folder]) => folder === 'B')).toHaveLength(3)
  const out = await takenBack({ kind: 'folder', from: 'A', to: null })
  expect(out.find(([id]) => id === idOf(5))?.[1]).toBe('videos')
  const renamed = await takenBack({ kind: 'tag', from: 'x', to: 'y' })
  expect(renamed.filter(([, , tags]) => String(tags) === 'y')).toHaveLength(2)
  expect(
    (await takenBack({ kind: 'tag', from: 'x', to: null })).filter(([, , tags]) => String(tags) === 'y'),
  ).toHaveLength(1)
  expect((await cms.call(relabelMedia, { kind: 'tag', from: 'nirgends', to: 'x' })).json.undo).toEqual([])
})

test('a medium takes twenty tags; one more is refused, and then nothing is changed', async () => {
  const tags = Array.from({ length: 20 }, (_, place) => `t${place}`)
  await organise([{ id: idOf(0), addTags: tags }])
  const refused = await organise([
    { id: idOf(1), addTags: ['neu'] },
    { id: idOf(0), addTags: ['neu'] },
  ])
  expect(refused.json).toMatchObject({ code: 'INVALID', fields: { tags: 'moreThan20' } })
  expect(await names({ tag: 'neu' })).toEqual([])
})

test('nobody organises without a session', async () => {
  const changes = [{ id: idOf(0), addTags: ['x'] }]
  expect((await cms.call(organiseMedia, { changes }, null)).status).toBe(401)
  expect((await cms.call(relabelMedia, { kind: 'tag', from: 'x', to: null }, null)).status).toBe(401)
})

test('«unused» lists exactly those of which nothing says that it uses them', async () => {
  const page = await makePage(cms)
  const place = { itemType: 'field', linkId: page.fieldId('image') } as const
  await cms.call(saveData, { ...place, data: { mediaId: idOf(0) }, base: {} })
  const person = { firstName: 'Vera', lastName: 'Muster', picture: idOf(1) }
  await cms.payload.create({ collection: 'bf-staff', data: person, overrideAccess: true })
  await cms.db.rows(
    sql`update bf_settings set "values" = jsonb_set("values", '{header,logo}', ${JSON.stringify(idOf(2))}::jsonb, true)`,
  )
  const [copy] = await cms.db.rows<{ id: string }>(sql`
    insert into bf_media (original_filename, filename, media_type, parent_id) values ('Teil', 'teil.jpg', 'image', ${idOf(3)}) returning id`)
  const gallery = JSON.stringify([{ id: copy?.id }])
  await cms.db.rows(
    sql`update bf_groups set draft = draft || jsonb_build_object('options.gallery', ${gallery}::jsonb) where id = ${page.groupId}`,
  )
  const agree = async () => {
    const unused = new Set((await media({ unused: 'true' })).map(({ id }) => id))
    const uses = await Promise.all(
      ids.map(async (id) => (await cms.call(listMediaUses, { id })).json.uses.length === 0),
    )
    expect(ids.map((id) => unused.has(id))).toEqual(uses)
    return unused.size
  }
  const used = ids.length - (await agree())
  expect(used).toBeGreaterThanOrEqual(3)
  // What was removed shows nothing, unless it is live.
  await cms.db.rows(sql`update bf_groups set draft = draft || '{"deleted":true}' where id = ${page.groupId}`)
  expect(ids.length - (await agree())).toBe(used - 2)
  await cms.db.rows(sql`update bf_fields set published = draft where id = ${page.fieldId('image')}`)
  expect(ids.length - (await agree())).toBe(used - 1)
})
