import { updateMedia } from '@blickfang/contract/api/v1/media.ts'
import { publishPage } from '@blickfang/contract/api/v1/page.ts'
import { saveValues } from '@blickfang/contract/api/v1/values.ts'
import type { Items } from '@blickfang/contract/kernel/items/items.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../testing/insert-page.ts'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { whileHeld } from '../testing/while-held.ts'
import { claimSlug } from './content/page-slugs.ts'
import { updateMedia as update } from './media/update-media.ts'
import { publishPage as publish } from './page/publish-page.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const editor = { id: null, role: 'optician' } as const

test.each([
  ['a page', 'a member of the collection', null, 'team'],
  ['a member of the collection', 'a page', 'team', null],
])('%s and %s that want the collection’s own address at once: one of them gets it', async (_, __, first, second) => {
  const slug = 'team'
  await cms.db.rows(sql`delete from bf_page_slugs where slug = ${slug}`)
  const [one, two] = [await insertPage(cms.db, { values: {} }), await insertPage(cms.db, { values: {} })]
  const late = whileHeld(
    cms.db,
    (tx) => claimSlug(tx, { pageId: one.id, collection: first, locale: 'de', slug }),
    () => cms.db.transaction((tx) => claimSlug(tx, { pageId: two.id, collection: second, locale: 'de', slug })),
  )
  await expect(late).rejects.toMatchObject({ code: 'SLUG_TAKEN' })
  const claimed = await cms.db.rows(sql`select page_id from bf_page_slugs where slug = ${slug} and locale = 'de'`)
  expect(claimed).toEqual([{ page_id: one.id }])
})

test('a medium that two tag at once has the tags of the later, each once', async () => {
  const [medium] = await cms.db.rows<{ id: string }>(sql`
    insert into bf_media (original_filename, filename, media_type) values ('Laden.jpg', 'laden.jpg', 'image') returning id`)
  const id = medium?.id ?? ''
  const tagged = (tags: string[]) => ({ media: { id, tags } })
  await cms.call(updateMedia, tagged(['Laden']))
  const answer = await whileHeld(
    cms.db,
    (tx) => update({ payload: cms.payload, db: tx, actor: editor, body: tagged(['Laden', 'Team']), query: undefined }),
    () => cms.call(updateMedia, tagged(['Laden', 'Sommer'])),
  )
  expect(answer.json.media.tags).toEqual(['Laden', 'Sommer'])
})

test('a person whom two containers keep back at once is shown by none of them, and has no address any more', async () => {
  const { id } = await insertPage(cms.db, {
    collection: 'team',
    values: { order: 'a0', 'name.de': 'Vera', 'slug.de': 'vera' },
  })
  const [one, two] = [await makePage(cms, 'teamContainer'), await makePage(cms, 'teamContainer')]
  const value: Items = { shown: [], archived: [id] }
  for (const page of [one, two]) {
    await page.publish()
    await cms.call(saveValues, [{ itemType: 'group', id: page.groupId, key: 'items', value, base: 0 }] as never)
  }
  const answer = await whileHeld(
    cms.db,
    (tx) => publish({ payload: cms.payload, db: tx, actor: editor, body: { id: one.pageId }, query: undefined }),
    () => cms.call(publishPage, { id: two.pageId }),
  )
  expect(answer).toMatchObject({ status: 200 })
  const [person] = await cms.db.rows<{ published: object }>(sql`select published from bf_pages where id = ${id}`)
  expect(person?.published).toMatchObject({ archived: true })
})
