import { publishPage } from '@blickfang/contract/api/v1/page.ts'
import { searchSite } from '@blickfang/contract/api/v1/search.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { sql } from '@payloadcms/db-postgres'
import { v4 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertPage } from '../../../testing/insert-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
const ids: Record<string, string> = {}
const german = (text: string): ContentValues => ({ 'content.de': { text } })
const named = (slug: string, name: string, more: ContentValues = {}): ContentValues => ({
  'slug.de': slug,
  'name.de': name,
  ...more,
})

async function page(slug: string, name: string, words: string, more: Partial<Parameters<typeof insertPage>[1]> = {}) {
  const { id } = await insertPage(cms.db, {
    values: named(slug, name),
    groups: [{ name: 'hero', fields: { title: german(words) } }],
    ...more,
  })
  ids[slug] = id
}

beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de", "fr"]}}'`)
  await page('brillen', 'Brillen', 'Wir schleifen jedes Glas selber ein.')
  await page('augen', 'Untersuchung', 'Eine Augenprüfung dauert 45 Minuten. Termine unter info@optik.ch.')
  await page('entwurf', 'Neuheit', 'Geheimnisvoll', { published: null })
  await page('alt', 'Früher', 'Archivarisch', { values: named('alt', 'Früher', { archived: true }) })
  await page('tresor', 'Preisliste', 'Einkaufspreis')
  await cms.db.rows(sql`update bf_pages set draft = draft || '{"password": "hash"}' where id = ${ids.tresor}`)
  await page('zweisprachig', 'Linsen', 'Kontaktlinsen zum Probieren', {
    values: named('zweisprachig', 'Linsen', { 'slug.fr': 'lentilles', 'name.fr': 'Lentilles' }),
    groups: [
      {
        name: 'hero',
        fields: { title: { 'content.de': { text: 'Kontaktlinsen' }, 'content.fr': { text: 'À essayer' } } },
      },
      { name: 'richTextBlock', fields: { text: german('Nur auf Deutsch geschrieben') } },
      { name: 'cta', values: { archived: true }, fields: { title: german('Archivblock') } },
      { name: 'cta', values: { 'visibleFields.title': false }, fields: { title: german('Verstecktes') } },
      { name: 'cta', values: { disallowedLanguages: ['fr'] }, fields: { title: german('Deutschschweiz') } },
    ],
  })
  await page('suche', 'Suche nach Brillen', '', { role: 'search' })
})
afterAll(() => cms.stop())

const search = async (searchQuery: string, lang = 'de', more = {}) =>
  (await cms.call(searchSite, { searchQuery, lang, ...more }, null)).json
const found = async (words: string, lang?: string): Promise<string[]> =>
  (await search(words, lang)).results.map(({ href }: { href: string }) => href)

test.each([
  ['a name', 'Brillen', '/de/brillen'],
  ['another form of a word', 'geschliffenes Gläser', undefined],
  ['another form of a name', 'brille', '/de/brillen'],
  ['the beginning of a word', 'schleif', '/de/brillen'],
  ['a part of a word', 'prüfung', '/de/augen'],
  ['a word with a typo', 'Augenprufung', '/de/augen'],
  ['letters in another order', 'Kontatklinsen', '/de/zweisprachig'],
  ['words of different fields', 'untersuchung minuten', '/de/augen'],
  ['a word beside signs', 'info@optik.ch', '/de/augen'],
])('%s finds the page', async (_what, words, href) => {
  expect(await found(words)).toEqual(href ? [href] : [])
})

test.each([
  ['a draft', 'Geheimnisvoll'],
  ['an archived page', 'Archivarisch'],
  ['an archived block', 'Archivblock'],
  ['a hidden field', 'Verstecktes'],
  ['words behind a password', 'Einkaufspreis'],
  ['the search page itself', 'Suche nach'],
  ['words that say nothing', 'und der die'],
  ['what no page has', 'Quantencomputer'],
])('%s is not found', async (_what, words) => {
  expect(await search(words)).toMatchObject({ total: 0, results: [] })
})

test('a page behind a password is found by its name, and shows none of its words', async () => {
  const { results } = await search('Preisliste')
  expect(results).toEqual([
    expect.objectContaining({ href: '/de/tresor', title: [{ text: 'Preisliste', isFound: true }], excerpt: [] }),
  ])
})

test('what was found is marked in the words around it', async () => {
  const [result] = (await search('augenprüfung')).results
  expect(result.excerpt).toContainEqual({ text: 'Augenprüfung', isFound: true })
  expect(result.excerpt.map(({ text }: { text: string }) => text).join('')).toContain('Eine Augenprüfung dauert 45')
})

describe('another language', () => {
  test('has its own words, and those that stand in where it lacks some', async () => {
    expect(await found('essayer', 'fr')).toEqual(['/fr/lentilles'])
    expect(await found('geschrieben', 'fr')).toEqual(['/fr/lentilles'])
    expect(await found('Kontaktlinsen', 'fr')).toEqual([])
    expect(await found('Deutschschweiz', 'fr')).toEqual([])
    expect(await found('Brillen', 'fr')).toEqual([])
  })

  test('finds nothing while it is switched off', async () => {
    await page('italiano', 'Occhiali', 'Vetro', { values: { 'slug.it': 'occhiali', 'name.it': 'Occhiali' } })
    expect(await found('Occhiali', 'it')).toEqual([])
  })
})

test('a publish shows in the search at once, and not before', async () => {
  const title = v4()
  await cms.db.rows(sql`update bf_fields set draft = ${german('Regenbogenglas')} where page_id = ${ids.brillen}`)
  await cms.db.rows(
    sql`update bf_pages set draft = draft || ${{ 'description.de': title, disallowedLanguages: ['fr'] }} where id = ${ids.brillen}`,
  )
  expect(await found('Regenbogenglas')).toEqual([])
  expect((await cms.call(publishPage, { id: ids.brillen ?? '' })).status).toBe(200)
  expect(await found('Regenbogenglas')).toEqual(['/de/brillen'])
  expect(await found('schleifen')).toEqual([])
})

test('what is kept of each page is what keeping it anew would say', async () => {
  const texts = () =>
    cms.db.rows(
      sql`select subject_id, locale, title, words, document::text from bf_search_texts order by subject_id, locale`,
    )
  const kept = await texts()
  await cms.db.rows(sql`select keep_page_texts(id) from bf_pages`)
  expect(await texts()).toEqual(kept)
})

test('the best page comes first: a name counts more than a word among many', async () => {
  await page('viel', 'Allerlei', `Brillen ${'und anderes '.repeat(40)}`)
  expect(await found('Brillen')).toEqual(['/de/brillen', '/de/viel'])
})

test('the words around are those that look like what was found, however far down they stand', async () => {
  const far = `${'Lorem ipsum dolor '.repeat(200)}Viele bunte Gläser liegen bereit. ${'Sit amet '.repeat(200)}`
  await page('weit', 'Weit unten', far)
  const [result] = (await search('Glas bunt')).results
  expect(result).toMatchObject({ href: '/de/weit' })
  expect(result.excerpt.filter(({ isFound }: { isFound: boolean }) => isFound)).toEqual(
    ['bunte', 'Gläser'].map((text) => ({ text, isFound: true })),
  )
  expect(result.excerpt.map(({ text }: { text: string }) => text).join('')).toContain('Viele bunte Gläser liegen')
})

test('what stands in a list is shown by itself and without signs, and a part of a long text says that it is one', async () => {
  const before = Array.from({ length: 60 }, () => 'davor').join(' ')
  await page('liste', 'Preise', `${before}\n• Sehstärken ab CHF 140\n• Prismenfassungen ab CHF 580\n• Anderes`)
  const excerpt = async (words: string) =>
    (await search(words)).results[0].excerpt.map(({ text }: { text: string }) => text).join('')
  expect(await excerpt('Prismenfassungen')).toBe('Prismenfassungen ab CHF 580')
  await page('lang', 'Lang', `${`${before}. `.repeat(4)}Hier steht der Nasensteg.`)
  expect(await excerpt('Nasensteg')).toBe('… Hier steht der Nasensteg.')
})

test('a name that begins with a small letter stands as it is', async () => {
  await page('klein', 'eyewear', 'Fassungen aus dem Jura')
  expect((await search('eyewear')).results).toMatchObject([{ title: [{ text: 'eyewear', isFound: true }] }])
})

test('of a word that very many pages have the best name is first, and two hundred are counted', async () => {
  const values = Array.from({ length: 230 }, (_, index) => named(`haeufig-${index}`, `Seite ${index}`))
  for (const each of values) {
    await insertPage(cms.db, { values: each, groups: [{ name: 'hero', fields: { title: german('Nasenpad') } }] })
  }
  await page('pads', 'Nasenpads', 'Aus Silikon')
  const { total, pages, results } = await search('Nasenpad')
  expect([total, pages, results[0].href]).toEqual([200, 10, '/de/pads'])
})

describe('a business', () => {
  const business = (name: string, city: string, more = {}) =>
    cms.request({
      method: 'POST',
      path: '/bf-businesses',
      body: { name, branches: [{ zip: '8180', city, active: true, ...more }] },
    })

  test('is found nowhere while no live page has the directory', async () => {
    expect((await business('Brillenwerk Zwyer', 'Bülach')).status).toBe(201)
    await business('Optik Stillgelegt', 'Bülach', { active: false })
    expect(await found('Zwyer')).toEqual([])
  })

  test.each([
    ['its name', 'Zwyer'],
    ['the beginning of its name', 'Zwy Brill'],
    ['a name with a typo', 'Brillenwekr Zwyer'],
    ['its place', 'bulach'],
    ['its postcode', '8180'],
  ])('is found by %s, on the part of the directory that has it', async (_, words) => {
    const { id } = await insertPage(cms.db, {
      values: named(v4(), 'Verzeichnis', { 'slug.fr': v4() }),
      groups: [{ name: 'businessSearch', fields: {} }],
    })
    const [result] = (await search(words)).results
    expect(result).toMatchObject({ kind: 'business', excerpt: expect.any(Array) })
    expect(result.title.map(({ text }: { text: string }) => text).join('')).toBe('Brillenwerk Zwyer')
    expect(result.href).toMatch(/^\/de\/[\w-]+\?search=Brillenwerk\+Zwyer#e-\w{12}$/)
    expect((await found(words, 'fr'))[0]).toMatch(/^\/fr\//)
    await cms.db.rows(sql`delete from bf_pages where id = ${id}`)
  })

  test('without an active branch is not found', async () => {
    await insertPage(cms.db, {
      values: named('verzeichnis', 'Verzeichnis'),
      groups: [{ name: 'businessSearch', fields: {} }],
    })
    expect(await found('Stillgelegt')).toEqual([])
  })
})

test.each([
  ['too few signs', { searchQuery: 'br', lang: 'de' }],
  ['only blanks', { searchQuery: '     ', lang: 'de' }],
  ['more than a hundred signs', { searchQuery: 'x'.repeat(101), lang: 'de' }],
  ['a language that there is not', { searchQuery: 'Brille', lang: 'xx' }],
  ['page nought', { searchQuery: 'Brille', lang: 'de', page: '0' }],
  ['half a page', { searchQuery: 'Brille', lang: 'de', page: '1.5' }],
  ['what it does not know', { searchQuery: 'Brille', lang: 'de', draft: 'true' }],
])('%s is refused', async (_what, query) => {
  expect((await cms.call(searchSite, query, null)).status).toBe(400)
})

test.each([
  "'); drop table bf_pages; --",
  '%%%___',
  '!!! & | ( :* <->',
  '\\\\\\',
  '\u0000abc',
  '🦉🦉🦉',
  "l'œil d’été",
  'a'.repeat(100),
  'a b c d e f g h i j k l',
])('signs that mean something elsewhere are words like any: %s', async (searchQuery) => {
  expect((await cms.call(searchSite, { searchQuery, lang: 'de' }, null)).status).toBeLessThan(500)
})
