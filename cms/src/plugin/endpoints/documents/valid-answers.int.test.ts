import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { type EndpointName, endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { addTemplate } from '@blickfang/contract/api/v1/templates/templates.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

// The demo has every block, and with it every source: what is answered there has all the shapes that there are.
const seedTime = 300_000

let cms: TestCms
let pages: readonly string[]
let me = ''
let template = ''
let media: readonly string[]
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }
let ajv: Ajv2020

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/seed.mjs', '--demo'], { stdio: 'ignore' })
  cms = await startCms()
  document = (await cms.request({ method: 'GET', path: '/v1/openapi.json', as: null })).json
  ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } })
  addFormats.default(ajv)
  ajv.addSchema(document, 'api')
  const idsOf = async (table: 'bf_pages' | 'bf_media') =>
    (await cms.db.rows<{ id: string }>(sql`select id from ${sql.raw(table)} order by id`)).map(({ id }) => id)
  pages = await idsOf('bf_pages')
  media = await idsOf('bf_media')
  await leaveAVideo()
  me = await askForAddress()
  template = await keepATemplate()
}, seedTime)
afterAll(() => cms?.stop())

/** A picture that a list shows becomes a video's poster, and fields of people's own are filled: what is seldom there is there. */
async function leaveAVideo(): Promise<void> {
  const settings = { source: 'youtube', aspectRatio: '16:9', status: 'ready' }
  await cms.db.rows(sql`
    update bf_media set video_id = 'dQw4w9WgXcQ', video_settings = ${JSON.stringify(settings)}::jsonb
    where id in (select id from bf_media order by id limit 20)`)
}

/** The page with the most blocks is kept as a template. */
async function keepATemplate(): Promise<string> {
  const [page] = await cms.db.rows<{ id: string }>(
    sql`select page_id as id from bf_groups group by page_id order by count(*) desc, page_id limit 1`,
  )
  const id = randomUUID()
  await cms.call(addTemplate, { id, name: 'Vorlage', of: { itemType: 'page', id: page?.id ?? '' } })
  return id
}

/** The account that asks has a new address that waits, and has invited somebody; its id is the answer. */
async function askForAddress(): Promise<string> {
  const { id } = (await cms.request({ method: 'GET', path: '/bf-users/me' })).json.user
  await cms.db.rows(sql`
    insert into bf_address_changes (id, user_id, email, token_hash, language)
    values (${randomUUID()}, ${id}, 'neu@test.example', 'none', 'de')`)
  await cms.db.rows(sql`
    insert into bf_invitations (id, email, name, role, language, token_hash, invited_by)
    values (${randomUUID()}, 'vera@test.example', '', 'optician', 'fr', 'none', ${id})`)
  return id
}

type Query = Readonly<Record<string, string | undefined>>
const eachPage = (): Query[] => pages.map((id) => ({ id }))
const eachLanguage = (): Query[] => locales.map((lang) => ({ lang }))
const both = (some: readonly Query[], others: readonly Query[]): Query[] =>
  some.flatMap((one) => others.map((other) => ({ ...one, ...other })))

const editorLanguages = [{ language: 'de' }, { language: 'fr' }]

/** Questions to each contract that only reads; `null` where the answer needs a game, an upload or a service that this site does not have. */
const asked: { readonly [Name in EndpointName]?: (() => readonly Query[]) | null } = {
  getDocument: () => [
    ...both(eachPage(), eachLanguage()),
    { lang: 'de', first: '2' },
    { lang: 'fr', slug: '~contact' },
  ],
  listPages: () => [
    {},
    { includeDrafts: 'true' },
    { search: 'brille', limit: '2' },
    { ids: pages.slice(0, 5).join(',') },
  ],
  checkAddresses: () => [{ paths: '/de /fr/contact /fr/kontakt' }],
  listPageSections: () => [{}, { search: 'a', limit: '1' }],
  listBlocks: () => both([...pages.map((page) => ({ page })), { page: 'home' }], eachLanguage()),
  getPublicationStatus: eachPage,
  listPageLinks: eachPage,
  getTranslationStatus: eachPage,
  listChanges: () => [...eachPage(), ...pages.map((id) => ({ id, since: '2020-01-01T00:00:00.000Z' }))],
  getPageInfo: () => both(eachPage(), eachLanguage()),
  listMedia: () => [
    {},
    { offset: '40' },
    { type: 'image' },
    { type: 'video' },
    { unused: 'true', sort: 'name' },
    ...media.map((id) => ({ id })),
  ],
  listMediaFacets: () => [{}, { type: 'image' }],
  listMediaUses: () => media.map((id) => ({ id })),
  getFormerFile: () => media.slice(0, 3).map((id) => ({ id })),
  getUpload: null,
  listTasks: () => [{}],
  getDirectUpload: () => [{}],
  getVideo: () => media.map((id) => ({ id })),
  getNavigation: () => [{}],
  getSettings: () => [{}],
  getOptician: () => [{}],
  listHolidays: eachLanguage,
  listKeptEntries: () =>
    both(
      [{ collection: 'job-offers' }, { collection: 'market-items', search: 'a' }, { collection: 'businesses' }, {}],
      eachLanguage(),
    ),
  listTemplates: () => [{}],
  getTemplate: () => both([{ id: template }], eachLanguage()),
  listFeeds: () => [{}],
  countUndeliveredMails: () => [{}],
  listSubmissions: () => both([{}, { isOpen: 'true', search: 'a' }], editorLanguages),
  countUnreadSubmissions: () => [{}],
  exportSubmissions: () => editorLanguages,
  listChangelog: () => [{}, { language: 'fr', showAll: 'true' }],
  listKeys: () => [{}, { account: me }],
  listSessions: () => [{}],
  listWebhooks: () => [{}],
  getLanguage: () => [{}],
  getSecondFactor: () => [{}],
  hasSecondFactor: () => [{ account: me }],
  getPendingAddress: () => [{ id: me }],
  listInvitations: () => [{}],
  getTour: () => [{}],
  checkCoupon: null,
  planTranslation: null,
  countTranslations: () => [{ ids: pages.slice(0, 20).join(',') }],
  searchSite: () =>
    both(
      ['brille', 'lunettes', 'Kinder'].map((searchQuery) => ({ searchQuery })),
      eachLanguage(),
    ),
  listBusinesses: () => both([{}, { search: 'optik' }, { letter: 'L' }], eachLanguage()),
}

const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, { method }]) => method === 'get')

test('each contract that reads is asked here', () => {
  expect(reading.map(([name]) => name).filter((name) => !(name in asked))).toEqual([])
})

/** Function that checks the answers with a status against the document. */
function checkOf({ path, method }: Endpoint, status: number): ValidateFunction {
  const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')
  const place = `api#/paths/${escaped}/${method}/responses/${status}/content/application~1json/schema`
  const check = ajv.getSchema(place)
  if (!check) throw new Error(`the document has nothing at ${place}`)
  return check as ValidateFunction
}

test.each(reading.filter(([name]) => asked[name]))(
  'all that %s answers is what the published document says',
  { timeout: seedTime },
  async (name, contract) => {
    const queries = asked[name]?.() ?? []
    expect(queries.length).toBeGreaterThan(0)
    const wrong: string[] = []
    let answered = 0
    for (const query of queries) {
      const { status, json } = await cms.call(
        contract,
        query as Record<string, string>,
        contract.access === 'admin' ? cms.admin : cms.editor,
      )
      if (status === 200) answered += 1
      const check = checkOf(contract, status)
      if (check(json)) continue
      const faults = check.errors?.map(({ instancePath, message, params }) => [instancePath, message, params]) ?? []
      wrong.push(`${JSON.stringify(query)} ${JSON.stringify(faults.slice(-5))}`)
    }
    expect(wrong.slice(0, 3)).toEqual([])
    expect(answered).toBeGreaterThan(0)
  },
)

test('the check is one that fails: an answer with a part that nobody has described is found', async () => {
  const { json } = await cms.call(endpoints.listPages, {})
  const check = checkOf(endpoints.listPages, 200)
  expect(check(json)).toBe(true)
  expect(check({ ...json, pages: [{ ...json.pages[0], colour: 'red' }] })).toBe(false)
  const missing = await cms.call(endpoints.getPageInfo, { id: randomUUID(), lang: 'de' })
  expect([missing.status, checkOf(endpoints.getPageInfo, missing.status)(missing.json)]).toEqual([404, true])
})
