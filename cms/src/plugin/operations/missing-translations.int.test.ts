import { saveData } from '@blickfang/contract/api/v1/data.ts'
import { updateMedia } from '@blickfang/contract/api/v1/media.ts'
import { getTranslationStatus, publishPage } from '@blickfang/contract/api/v1/page.ts'
import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { sql } from '@payloadcms/db-postgres'
import { v4 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertPage } from '../../testing/insert-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr'] } })
  await cms.call(saveSettings, { settings, base: 0 })
})
afterAll(() => cms.stop())

/** A page in both languages with one block that shows a picture with these alternative texts. */
async function insertPicture(alt: Record<string, string>, values: ContentValues = {}) {
  const mediaId = v4()
  await cms.db.rows(sql`insert into bf_media (id, filename, media_type, mime_type, alt_by_language)
    values (${mediaId}, ${`${mediaId}.jpg`}, 'image', 'image/jpeg', ${JSON.stringify(alt)}::jsonb)`)
  const slug = `seite-${mediaId}`
  const page = await insertPage(cms.db, {
    values: { 'name.de': 'Team', 'name.fr': 'Équipe', 'slug.de': slug, 'slug.fr': slug },
    groups: [{ name: 'contact', values, fields: { image: { mediaId } } }],
    published: null,
  })
  const [field] = await cms.db.rows<{ id: string }>(
    sql`update bf_fields set kind = 'media' where page_id = ${page.id} returning id`,
  )
  return { id: page.id, mediaId, fieldId: field?.id ?? '' }
}

const missing = async (id: string) => (await cms.call(getTranslationStatus, { id })).json

test('an alternative text that a picture has in the default language and lacks in a ticked one is missing, and holds up the publish', async () => {
  const { id, mediaId, fieldId } = await insertPicture({ de: 'Drei Leute vor dem Laden' })
  expect(await missing(id)).toMatchObject({
    missing: { fr: 1 },
    fields: [],
    alts: [{ fieldId, mediaId, locale: 'fr' }],
  })
  expect(await cms.call(publishPage, { id })).toMatchObject({
    status: 409,
    json: { code: 'TRANSLATIONS_MISSING', missing: { fr: 1 } },
  })
  await cms.call(updateMedia, { media: { id: mediaId, alt: { fr: 'Trois personnes devant le magasin' } } })
  expect(await missing(id)).toMatchObject({ missing: {}, alts: [] })
  expect(await cms.call(publishPage, { id })).toMatchObject({ status: 200 })
})

test.each<[string, Record<string, string>, ContentValues]>([
  ['an ornament, which has none anywhere', {}, {}],
  ['a picture that is hidden', { de: 'Laden' }, { 'visibleFields.image': false }],
  ['a block that is not shown in the language', { de: 'Laden' }, { disallowedLanguages: ['fr'] }],
  ['a block that is archived', { de: 'Laden' }, { archived: true }],
])('no alternative text is missing of %s', async (_, alt, values) => {
  const { id } = await insertPicture(alt, values)
  expect(await missing(id)).toMatchObject({ missing: {}, alts: [] })
})

test('a text that an option hides needs no translation', async () => {
  const slug = 'schritt'
  const page = await insertPage(cms.db, {
    values: { 'name.de': 'Golf', 'name.fr': 'Golf', 'slug.de': slug, 'slug.fr': slug },
    groups: [
      {
        name: 'gameSetup',
        values: { 'options.gameOptions': 'coupon' },
        fields: { drink: { 'content.de': { text: 'ein Bier' } } },
      },
    ],
  })
  expect((await missing(page.id)).missing).toEqual({ fr: 1 })
  const [group] = await cms.db.rows<{ id: string }>(sql`select id from bf_groups where page_id = ${page.id}`)
  await cms.call(saveData, {
    itemType: 'group',
    linkId: group?.id ?? '',
    data: { options: { gameOptions: 'share' } },
    base: {},
  })
  expect((await missing(page.id)).missing).toEqual({})
})
