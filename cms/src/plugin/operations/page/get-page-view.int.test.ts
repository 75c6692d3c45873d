import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { answerOf } from '@blickfang/contract/kernel/source.ts'
import { pages } from '@blickfang/contract/sources/pages/source.ts'
import { stops } from '@blickfang/contract/sources/stops/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { v4 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config from '../../../payload.config.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { type Database, databaseOf } from '../../db/database.ts'
import { getPageView } from './get-page-view.ts'

const words = (text: string) => ({ text, by: 'person' })
const address = (slug: string): ContentValues => ({ 'slug.de': slug, 'slug.fr': `${slug}-fr`, 'name.de': slug })

let payload: Payload
let db: Database

beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
  await db.rows(sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de", "fr"]}}'`)
})
afterAll(() => payload.destroy())

function read(slug: string, { locale = 'de' as Locale, draft = false, collection = null as string | null } = {}) {
  const actor = draft ? ({ id: null, role: 'optician' } as const) : ({ id: null, role: 'visitor' } as const)
  return getPageView({ locale, collection, slug, draft }, { db, actor })
}

function stopsOf(page: Awaited<ReturnType<typeof read>>) {
  return answerOf(page?.sources ?? [], stops, { collection: 'map' }) ?? []
}

describe('what a visitor sees', () => {
  test('groups in their order, cards after their board', async () => {
    const card = (order: string) => ({ name: 'imageCard', values: { order } })
    const board = { name: 'imageBoard', values: { order: 'a2' }, children: [card('a1'), card('a0')] }
    await insertPage(db, { values: address('order'), groups: [board, { name: 'hero', values: { order: 'a1' } }] })
    const page = await read('order')
    expect(page?.groups.map(({ name, parentId }) => [name, parentId === null])).toEqual([
      ['hero', true],
      ['imageBoard', true],
      ['imageCard', false],
      ['imageCard', false],
    ])
  })

  test('nothing that is archived, removed, or hidden in this language, nor cards of such a board', async () => {
    const card = { name: 'imageCard' }
    await insertPage(db, {
      values: address('hidden'),
      groups: [
        { name: 'hero', values: { archived: true } },
        { name: 'hero', values: { deleted: true } },
        { name: 'imageBoard', values: { disallowedLanguages: ['de'] }, children: [card] },
        { name: 'cta', values: { disallowedLanguages: ['fr'] } },
      ],
    })
    expect((await read('hidden'))?.groups.map(({ name }) => name)).toEqual(['cta'])
    expect((await read('hidden-fr', { locale: 'fr' }))?.groups.map(({ name }) => name)).toEqual([
      'imageBoard',
      'imageCard',
    ])
  })

  test('not a hidden field, but its name', async () => {
    const fields = { title: { 'content.de': words('sichtbar') }, kicker: { 'content.de': words('versteckt') } }
    await insertPage(db, {
      values: address('field'),
      groups: [{ name: 'hero', values: { 'visibleFields.kicker': false }, fields }],
    })
    const group = (await read('field'))?.groups[0]
    expect(group?.fields.map(({ name }) => name)).toEqual(['title'])
    expect(group?.hiddenFields).toEqual(['kicker'])
  })

  test('the default language where a translation is missing or blank', async () => {
    const fields = {
      title: { 'content.de': words('deutsch'), 'content.fr': words('français') },
      kicker: { 'content.de': words('nur deutsch'), 'content.fr': words('  ') },
      lead: { 'content.fr': words('rien en allemand') },
    }
    await insertPage(db, { values: address('words'), groups: [{ name: 'hero', fields }] })
    const said = async (slug: string, locale: Locale) =>
      (await read(slug, { locale }))?.groups[0]?.fields.map(({ words, language }) => [words, language])
    expect(await said('words-fr', 'fr')).toEqual([
      ['nur deutsch', 'de'],
      ['français', 'fr'],
      ['rien en allemand', 'fr'],
    ])
    expect(await said('words', 'de')).toContainEqual([null, null])
  })

  test('no page without a slug, in a language it is not meant for, or in one the site does not use', async () => {
    await insertPage(db, { values: { 'slug.de': 'nur-deutsch', 'name.de': 'x' } })
    await insertPage(db, { values: { ...address('gesperrt'), disallowedLanguages: ['de'] } })
    await insertPage(db, { values: { 'slug.it': 'italiano', 'slug.de': 'italienisch', 'name.de': 'x' } })
    expect(await read('nur-deutsch')).not.toBeNull()
    expect(await read('nur-deutsch', { locale: 'fr' })).toBeNull()
    expect(await read('gesperrt')).toBeNull()
    expect(await read('italiano', { locale: 'it' })).toBeNull()
    expect((await read('italienisch'))?.alternates).toEqual([{ locale: 'de', href: '/de/italienisch' }])
  })

  test('nothing of a page behind a password but its name', async () => {
    const groups = [{ name: 'hero', fields: { title: { 'content.de': words('geheim') } } }]
    const values = { ...address('tresor'), 'description.de': 'geheim', password: 'x' }
    await insertPage(db, { values, groups })
    const page = await read('tresor')
    expect(page).toMatchObject({ protected: true, name: 'tresor', groups: [], description: '' })
    expect(JSON.stringify(page)).not.toContain('geheim')
    expect((await read('tresor', { draft: true }))?.groups).toHaveLength(1)
  })
})

describe('addresses', () => {
  test('a role, an old slug and the home page’s own slug lead to the page', async () => {
    await insertPage(db, { role: 'home', values: address('start') })
    const contact = await insertPage(db, { role: 'contact', values: address('kontakt') })
    await db.rows(sql`insert into bf_redirects (locale, slug, page_id) values ('de', 'adresse', ${contact.id})`)
    expect((await read(''))?.redirect).toBeNull()
    expect((await read('start'))?.redirect).toBe('/de')
    expect((await read('~contact'))?.redirect).toBe('/de/kontakt')
    expect((await read('~contact', { locale: 'fr' }))?.redirect).toBe('/fr/kontakt-fr')
    expect((await read('adresse'))?.redirect).toBe('/de/kontakt')
    expect(await read('adresse', { collection: 'team' })).toBeNull()
  })

  test('a page’s id leads to the address that it has in the language asked for, in its own collection only', async () => {
    const { id } = await insertPage(db, { collection: 'team', values: address('nadine') })
    expect((await read(id, { collection: 'team' }))?.redirect).toBe('/de/team/nadine')
    expect((await read(id, { collection: 'team', locale: 'fr' }))?.redirect).toBe('/fr/team/nadine-fr')
    expect(await read(id)).toBeNull()
    const german = await insertPage(db, { values: { 'slug.de': 'nur-hier', 'name.de': 'x' } })
    expect((await read(german.id))?.redirect).toBe('/de/nur-hier')
    expect(await read(german.id, { locale: 'fr' })).toBeNull()
    const draft = await insertPage(db, { values: address('noch-nicht'), published: null })
    expect(await read(draft.id)).toBeNull()
  })

  test('an address in another language leads to that of the page in this one, where only one page can be meant', async () => {
    await insertPage(db, { values: { 'slug.de': 'termin', 'slug.fr': 'rendez-vous', 'name.de': 'x' } })
    await insertPage(db, {
      collection: 'minigolf',
      values: { 'slug.de': 'minigolf', 'slug.fr': 'le-minigolf', 'name.de': 'x' },
    })
    const french = { locale: 'fr' } as const
    expect((await read('termin', french))?.redirect).toBe('/fr/rendez-vous')
    expect((await read('termin', { ...french, draft: true }))?.redirect).toBe('/fr/rendez-vous')
    expect((await read('minigolf', french))?.redirect).toBe('/fr/minigolf/le-minigolf')
    expect((await read('minigolf', { ...french, collection: 'minigolf' }))?.redirect).toBe('/fr/minigolf/le-minigolf')
    expect((await read('rendez-vous'))?.redirect).toBe('/de/termin')
    expect((await read('termin'))?.redirect).toBeNull()
    expect(await read('termin', { ...french, collection: 'team' })).toBeNull()
    const own = await insertPage(db, { values: { 'slug.fr': 'termin', 'name.fr': 'x' } })
    expect(await read('termin', french)).toMatchObject({ id: own.id, redirect: null })

    await insertPage(db, { values: { 'slug.de': 'zeiten', 'slug.fr': 'heures', 'name.de': 'x' } })
    await insertPage(db, {
      values: { 'slug.de': 'stunden', 'slug.fr': 'horaires', 'slug.it': 'zeiten', 'name.de': 'x' },
    })
    expect(await read('zeiten', french)).toBeNull()
  })

  test('an address that another language has in a draft alone, or that the site does not use, leads nowhere', async () => {
    const live = { 'slug.de': 'heute', 'slug.fr': 'aujourd-hui', 'slug.it': 'oggi', 'name.de': 'x' }
    await insertPage(db, { values: { ...live, 'slug.de': 'morgen' }, published: live })
    expect((await read('heute', { locale: 'fr' }))?.redirect).toBe('/fr/aujourd-hui')
    expect(await read('morgen', { locale: 'fr' })).toBeNull()
    expect((await read('morgen', { locale: 'fr', draft: true }))?.redirect).toBe('/fr/aujourd-hui')
    expect(await read('oggi', { locale: 'fr' })).toBeNull()
  })

  test('a page named like its collection stands at the collection’s own address, after a page without collection', async () => {
    const start = await insertPage(db, { collection: 'golf', values: address('golf') })
    await insertPage(db, { collection: 'golf', values: address('runde') })
    expect(await read('golf')).toMatchObject({ id: start.id, redirect: null, alternates: [{ href: '/de/golf' }, {}] })
    expect((await read('golf', { collection: 'golf' }))?.redirect).toBe('/de/golf')
    expect((await read('runde', { collection: 'golf' }))?.redirect).toBeNull()
    expect(await read('runde')).toBeNull()
    const own = await insertPage(db, { values: address('golf') })
    expect((await read('golf'))?.id).toBe(own.id)
  })

  test('links lead to live pages only, in options and in rich text', async () => {
    const live = await insertPage(db, { collection: 'team', values: address('reto') })
    const inHeading = await insertPage(db, { values: address('im-titel') })
    const inList = await insertPage(db, { values: address('in-der-liste') })
    const draft = await insertPage(db, { values: address('entwurf'), published: null })
    const to = (id: string) => ({ type: 'page', page: { id, collection: null } })
    const text = toRichText('x')
    const node = (id: string) => ({
      type: 'link',
      version: 1,
      fields: { linkType: 'custom', newTab: false, link: to(id) },
      children: [],
    })
    const [paragraph] = text.root.children
    const item = { ...paragraph, type: 'listitem', children: [node(inList.id)] }
    const children = [
      { ...paragraph, children: [node(live.id), node(draft.id)] },
      { ...paragraph, type: 'heading', tag: 'h2', children: [node(inHeading.id)] },
      { ...paragraph, type: 'list', listType: 'bullet', children: [item] },
    ]
    const json = { root: { ...text.root, children } }
    await insertPage(db, {
      values: address('links'),
      groups: [
        {
          name: 'cta',
          fields: {
            primaryButton: { 'content.de': words('Reto'), 'options.link': to(live.id) },
            secondaryButton: { 'content.de': words('Entwurf'), 'options.link': to(draft.id) },
            text: { 'content.de': { ...words('x'), json } },
          },
        },
      ],
    })
    const fields = (await read('links'))?.groups[0]?.fields ?? []
    const byName = new Map(fields.map((field) => [field.name, field]))
    expect(byName.get('primaryButton')?.options.link).toEqual({ type: 'page', href: '/de/team/reto' })
    expect(byName.get('secondaryButton')?.options.link).toEqual({ type: 'page', href: null })
    expect(JSON.stringify(byName.get('text')?.words).match(/"url":[^,}]+/g)).toEqual([
      '"url":"/de/team/reto"',
      '"url":null',
      '"url":"/de/im-titel"',
      '"url":"/de/in-der-liste"',
    ])
  })
})

test('a container brings the pages of its collection, live and in order', async () => {
  const person = (name: string) => ({
    name: 'teamDetails',
    fields: { name: { 'content.de': words(name) }, function: { 'content.de': words('Optik') } },
  })
  const member = (slug: string, order: string) => ({
    collection: 'team',
    values: { ...address(slug), order },
    groups: [person(slug)],
  })
  await insertPage(db, member('zora', 'a1'))
  await insertPage(db, member('anna', 'a2'))
  await insertPage(db, { ...member('niemand', 'a0'), published: null })
  await insertPage(db, { values: address('team'), groups: [{ name: 'teamContainer' }] })
  const shown = answerOf((await read('team'))?.sources ?? [], pages, { collection: 'team' }) ?? []
  expect(shown.filter(({ text }) => text === 'Optik').map(({ title, href }) => [title, href])).toEqual([
    ['zora', '/de/team/zora'],
    ['anna', '/de/team/anna'],
  ])
})

describe('a map', () => {
  const places = [
    { latitude: 47.4994, longitude: 8.7291, icon: 'start' },
    { latitude: 47.5001, longitude: 8.73, icon: 'end' },
  ]
  const route = [
    [8.7291, 47.4994],
    [8.73, 47.5001],
  ]
  const stop = (
    slug: string,
    order: string,
    more: Parameters<typeof insertPage>[1]['values'] = {},
  ): Parameters<typeof insertPage>[1] => ({
    collection: 'map',
    values: { ...address(slug), order, ...more },
    groups: [
      { name: 'mapDetails', values: { order: 'a1' }, fields: { name: { 'content.de': words(slug) } } },
      { name: 'poiManager', values: { order: 'a2', 'options.poi': places } },
    ],
  })

  test('brings the whole pages of its stops, live and in order, and nothing of one behind a password', async () => {
    const last = await insertPage(db, stop('neumarkt', 'a2'))
    const first = await insertPage(db, stop('steinberggasse', 'a1'))
    await insertPage(db, { ...stop('entwurf', 'a0'), published: null })
    await insertPage(db, stop('verschlossen', 'a3', { password: 'x' }))
    const container = { name: 'mapContainer', values: { 'options.mapRoute': route } }
    await insertPage(db, { values: address('karte'), groups: [container] })
    const page = await read('karte')
    expect(stopsOf(page).map(({ id }) => id)).toEqual([first.id, last.id])
    const [shown] = stopsOf(page)
    expect(shown?.groups.map(({ name }) => name)).toEqual(['mapDetails', 'poiManager'])
    expect(shown?.groups[0]?.fields.find(({ name }) => name === 'name')?.words).toBe('steinberggasse')
    expect(shown?.groups[1]?.options).toEqual({ poi: places })
    expect(page?.groups.map(({ name }) => name)).toEqual(['mapContainer'])
    expect(page?.groups[0]?.options).toEqual({ mapRoute: route })
  })

  test('shows a stop that is hidden or missing in a language in the default one, and none of its hidden words', async () => {
    const named = { 'content.de': words('deutsch'), 'content.fr': words('verborgen') }
    const detail = { name: 'mapDetails', fields: { name: named } }
    const hiddenBlock = { name: 'cta', values: { disallowedLanguages: ['de'] } }
    const missing = await insertPage(db, {
      collection: 'map',
      values: { 'slug.de': 'nur-deutsch', 'name.de': 'Nur Deutsch', order: 'a5' },
      groups: [detail, hiddenBlock],
    })
    const hidden = await insertPage(db, {
      ...{ collection: 'map', groups: [detail] },
      values: { ...address('versteckt'), 'name.fr': 'Verborgen', disallowedLanguages: ['fr'], order: 'a6' },
    })
    await insertPage(db, { ...stop('nirgends', 'a7', { disallowedLanguages: ['de', 'fr'] }) })
    await insertPage(db, { values: address('runde'), groups: [{ name: 'mapContainer' }] })
    const page = await read('runde-fr', { locale: 'fr' })
    const standIns = stopsOf(page).filter(({ id }) => id === missing.id || id === hidden.id)
    expect(standIns.map(({ groups }) => groups.map(({ name }) => name))).toEqual([['mapDetails'], ['mapDetails']])
    const fields = standIns.flatMap(({ groups }) => groups.flatMap((group) => group.fields))
    expect(fields?.map(({ words, language }) => [words, language])).toEqual([
      ['deutsch', 'de'],
      ['deutsch', 'de'],
    ])
    const teasers = stopsOf(page).slice(-2)
    expect(teasers.map(({ name, href }) => [name, href])).toEqual([
      ['Nur Deutsch', '/de/map/nur-deutsch'],
      ['versteckt', '/de/map/versteckt'],
    ])
    expect(JSON.stringify(page)).not.toMatch(/verborgen/i)
    expect(stopsOf(page).map(({ id }) => id)).toEqual(stopsOf(await read('runde')).map(({ id }) => id))
  })

  test('is no part of a page without one', async () => {
    await insertPage(db, stop('salzhaus', 'a4'))
    await insertPage(db, { values: address('ohne-karte'), groups: [{ name: 'hero' }] })
    expect((await read('ohne-karte'))?.sources).toEqual([])
    expect((await read('salzhaus', { collection: 'map' }))?.sources).toEqual([])
  })
})

test('a draft shows what will be live, to editors only', async () => {
  const { id } = await insertPage(db, { values: address('beides'), groups: [{ name: 'hero' }] })
  await db.rows(sql`insert into bf_groups (id, page_id, name, draft) values (${v4()}, ${id}, 'cta', '{"order": "a9"}')`)
  expect((await read('beides'))?.groups).toHaveLength(1)
  expect((await read('beides', { draft: true }))?.groups).toHaveLength(2)
  const asVisitor = getPageView(
    { locale: 'de', collection: null, slug: 'beides', draft: true },
    { db, actor: { id: null, role: 'visitor' } },
  )
  await expect(asVisitor).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
