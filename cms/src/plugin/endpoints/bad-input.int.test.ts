import { randomUUID } from 'node:crypto'
import { type EndpointName, endpoints } from 'shared/api/v1/endpoints.generated.ts'
import type { Endpoint } from 'shared/kernel/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpContent } from '../testing/dump-content.ts'
import { makePage } from '../testing/make-page.ts'
import { siteOrigin, startCms, type TestCms } from '../testing/start-cms.ts'

let cms: TestCms
let page: Awaited<ReturnType<typeof makePage>>
let other: typeof page

beforeAll(async () => {
  cms = await startCms()
  page = await makePage(cms, 'imageBoard')
  other = await makePage(cms)
  await page.publish()
})
afterAll(() => cms.stop())

/** Sends a request that must be refused: with this status and code, a sentence for people, and nothing changed. */
async function refused(request: Parameters<TestCms['request']>[0], status: number, code: string) {
  const before = await dumpContent(cms.db)
  const answer = await cms.request(request)
  expect(answer.json).toMatchObject({ status, success: false, code })
  expect(answer.status).toBe(status)
  expect(answer.json.error).toMatch(/^[A-ZÄÖÜ].{9,}/)
  expect(JSON.stringify(answer.json)).not.toMatch(/node_modules|\/work|\.ts:|at \w+ \(|select |Payload/)
  expect(answer.headers.get('x-request-id')).toBeTruthy()
  expect(await dumpContent(cms.db)).toEqual(before)
}

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
const writing = all.filter(([, contract]) => contract.method !== 'get')
const at = ({ method, path }: Endpoint) => ({ method: method.toUpperCase(), path: `/v1${path}` })

describe.each(all)('%s', (_name, contract) => {
  test('refuses a caller without a session', () =>
    refused({ ...at(contract), as: null, ...(contract.body && { body: {} }) }, 401, 'UNAUTHENTICATED'))

  test('refuses a session that has been tampered with', () =>
    refused(
      { ...at(contract), as: `${cms.editor.slice(0, -4)}AAAA`, ...(contract.body && { body: {} }) },
      401,
      'UNAUTHENTICATED',
    ))

  test('refuses another method', () =>
    refused({ method: 'DELETE', path: `/v1${contract.path}` }, 405, 'METHOD_NOT_ALLOWED'))
})

describe.each(writing)('%s', (_name, contract) => {
  test('refuses a write that another website started', () =>
    refused({ ...at(contract), body: {}, headers: { origin: 'https://evil.example' } }, 403, 'FOREIGN_ORIGIN'))

  if (!contract.upload) {
    test('refuses a body of 2 MB', () =>
      refused({ ...at(contract), body: { filler: 'x'.repeat(2 ** 21) } }, 413, 'TOO_LARGE'))
    test('refuses what is no JSON', () => refused({ ...at(contract), body: '{"id":' }, 400, 'BAD_REQUEST'))
    test('refuses a form', () =>
      refused(
        { ...at(contract), body: 'id=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        400,
        'BAD_REQUEST',
      ))
    test.each([[null], [[]], ['text'], [{ unknown: 1 }], [{ id: 1, body: {} }]])('refuses the body %j', (body) =>
      refused({ ...at(contract), body: JSON.stringify(body) }, 400, 'INVALID'),
    )
    test('refuses NUL in a text', () => refused({ ...at(contract), body: { id: 'a\u0000b' } }, 400, 'INVALID'))
  }
})

const nobody = randomUUID()
const richText = (children: unknown[]) => ({
  content: { de: { text: 'x', json: { root: { type: 'root', children } } } },
})
const paragraph = (children: unknown[]) => ({ type: 'paragraph', children })
const field = (name: string) => ({ itemType: 'field', linkId: page.fieldId(name) })

/** [what it is, request, status, code] */
const cases: [string, () => { name: EndpointName; body: unknown }, number, string][] = [
  [
    'an unknown id',
    () => ({ name: 'saveData', body: { itemType: 'field', linkId: nobody, data: {} } }),
    404,
    'NOT_FOUND',
  ],
  [
    'an id that is none',
    () => ({ name: 'saveData', body: { itemType: 'field', linkId: "1' or '1'='1", data: {} } }),
    400,
    'INVALID',
  ],
  [
    'an item type that is none',
    () => ({ name: 'saveData', body: { itemType: 'users', linkId: page.groupId, data: {} } }),
    400,
    'INVALID',
  ],
  [
    'a script in a text',
    () => ({
      name: 'saveData',
      body: { ...field('title'), data: { content: { de: { text: '<script>alert(1)</script>' } } } },
    }),
    400,
    'INVALID',
  ],
  [
    'HTML in a text',
    () => ({ name: 'saveData', body: { ...field('title'), data: { content: { de: { text: 'a <b>b</b>' } } } } }),
    400,
    'INVALID',
  ],
  [
    'a text that is a number',
    () => ({ name: 'saveData', body: { ...field('title'), data: { content: { de: { text: 7 } } } } }),
    400,
    'INVALID',
  ],
  [
    'a text that is too long',
    () => ({ name: 'saveData', body: { ...field('title'), data: { content: { de: { text: 'x'.repeat(301) } } } } }),
    400,
    'INVALID',
  ],
  [
    'half a surrogate pair',
    () => ({ name: 'saveData', body: { ...field('title'), data: { content: { de: { text: 'a\ud800b' } } } } }),
    400,
    'INVALID',
  ],
  [
    'a language that does not exist',
    () => ({ name: 'saveData', body: { ...field('title'), data: { content: { xx: { text: 'x' } } } } }),
    400,
    'INVALID',
  ],
  [
    'a language that the site does not use',
    () => ({ name: 'saveData', body: { ...field('title'), data: { content: { pt: { text: 'x' } } } } }),
    400,
    'INVALID',
  ],
  [
    'a stale revision',
    () => ({
      name: 'saveData',
      body: { ...field('title'), data: { content: { de: { text: 'x' } } }, base: { 'content.de': 9 } },
    }),
    409,
    'CONFLICT',
  ],
  [
    'a revision that is no number',
    () => ({ name: 'saveData', body: { ...field('title'), data: {}, base: { 'content.de': 'x' } } }),
    400,
    'INVALID',
  ],
  [
    'rich text for a line',
    () => ({ name: 'saveData', body: { ...field('title'), data: richText([paragraph([])]) } }),
    400,
    'INVALID',
  ],
  [
    'a node that Lexical does not know',
    () => ({
      name: 'saveData',
      body: { ...field('lead'), data: richText([{ type: 'iframe', src: 'https://x.example' }]) },
    }),
    400,
    'INVALID',
  ],
  [
    'an attribute that no node has',
    () => ({ name: 'saveData', body: { ...field('lead'), data: richText([{ ...paragraph([]), onclick: 'x' }]) } }),
    400,
    'INVALID',
  ],
  [
    'a style in a text node',
    () => ({
      name: 'saveData',
      body: { ...field('lead'), data: richText([paragraph([{ type: 'text', text: 'x', style: 'position:fixed' }])]) },
    }),
    400,
    'INVALID',
  ],
  [
    'a javascript: link in rich text',
    () => ({
      name: 'saveData',
      body: { ...field('lead'), data: richText([paragraph([link({ url: 'javascript:alert(1)' })])]) },
    }),
    400,
    'INVALID',
  ],
  [
    'a javascript: link behind a disguise',
    () => ({
      name: 'saveData',
      body: {
        ...field('lead'),
        data: richText([paragraph([link({ link: { type: 'url', url: ' JaVaScRiPt:alert(1)' } })])]),
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a link to a page that does not exist',
    () => ({
      name: 'saveData',
      body: { ...field('lead'), data: richText([paragraph([link({ link: { type: 'page', page: { id: nobody } } })])]) },
    }),
    400,
    'INVALID',
  ],
  [
    'a javascript: link of a button',
    () => ({
      name: 'saveData',
      body: {
        itemType: 'field',
        linkId: other.fieldId('primaryButton'),
        data: { options: { link: { type: 'url', url: 'javascript:alert(1)' } } },
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a data: link of a button',
    () => ({
      name: 'saveData',
      body: {
        itemType: 'field',
        linkId: other.fieldId('primaryButton'),
        data: { options: { link: { type: 'url', url: 'data:text/html,x' } } },
      },
    }),
    400,
    'INVALID',
  ],
  [
    'an option that the block does not have',
    () => ({ name: 'saveData', body: { itemType: 'group', linkId: page.groupId, data: { options: { lens: true } } } }),
    400,
    'INVALID',
  ],
  [
    'an option called like a part of every object',
    () => ({
      name: 'saveData',
      body: { itemType: 'group', linkId: page.groupId, data: { options: { constructor: 'x' } } },
    }),
    400,
    'INVALID',
  ],
  [
    'a value that the option does not offer',
    () => ({
      name: 'saveData',
      body: { itemType: 'group', linkId: page.groupId, data: { options: { gridLayout: 'cube' } } },
    }),
    400,
    'INVALID',
  ],
  [
    'an option of a page',
    () => ({
      name: 'saveData',
      body: { itemType: 'page', linkId: page.pageId, data: { options: { alignment: 'left' } } },
    }),
    400,
    'INVALID',
  ],
  [
    'a picture for a text',
    () => ({ name: 'saveData', body: { ...field('title'), data: { mediaId: nobody } } }),
    400,
    'INVALID',
  ],
  [
    'a picture that does not exist',
    () => ({
      name: 'saveData',
      body: { itemType: 'field', linkId: other.fieldId('image'), data: { mediaId: nobody } },
    }),
    400,
    'INVALID',
  ],
  [
    'words for a picture',
    () => ({
      name: 'saveData',
      body: { itemType: 'field', linkId: other.fieldId('image'), data: { content: { de: { text: 'x' } } } },
    }),
    400,
    'INVALID',
  ],
  [
    "another page's group in a move",
    () => ({ name: 'sortGroup', body: { pageId: page.pageId, groupId: other.groupId, direction: 'up' } }),
    404,
    'NOT_FOUND',
  ],
  [
    "another page's group in a removal",
    () => ({ name: 'removeGroup', body: { pageId: page.pageId, groupId: other.groupId } }),
    404,
    'NOT_FOUND',
  ],
  [
    "another page's group in a change of status",
    () => ({ name: 'changeGroupStatus', body: { pageId: page.pageId, groupId: other.groupId, to: 'archived' } }),
    404,
    'NOT_FOUND',
  ],
  [
    "another page's group in its languages",
    () => ({
      name: 'setGroupMeta',
      body: { pageId: page.pageId, groupId: other.groupId, meta: { disallowedLanguages: ['fr'] } },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    "another page's group in its visibility",
    () => ({
      name: 'setGroupVisibility',
      body: { pageId: page.pageId, groupId: other.groupId, visibleFields: { title: false } },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    "another group's field in its visibility",
    () => ({
      name: 'setFieldVisibility',
      body: { fieldId: page.fieldId('title'), fieldName: 'title', groupId: other.groupId, visible: false },
    }),
    404,
    'NOT_FOUND',
  ],
  [
    'the visibility of a field that is none',
    () => ({
      name: 'setGroupVisibility',
      body: { pageId: page.pageId, groupId: page.groupId, visibleFields: { nothing: false } },
    }),
    400,
    'INVALID',
  ],
  [
    'an order that nothing can follow',
    () => ({
      name: 'sortGroup',
      body: { pageId: page.pageId, groupId: page.groupId, order: 'a00', base: { order: 1 } },
    }),
    400,
    'INVALID',
  ],
  [
    'a stale move',
    () => ({ name: 'sortGroup', body: { pageId: page.pageId, groupId: page.groupId, order: 'b00', base: {} } }),
    409,
    'CONFLICT',
  ],
  [
    'a status that is none',
    () => ({ name: 'changeGroupStatus', body: { pageId: page.pageId, groupId: page.groupId, to: 'live' } }),
    400,
    'INVALID',
  ],
  [
    'a block that the catalogue does not have',
    () => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'marquee' } }),
    400,
    'INVALID',
  ],
  [
    'a card without its board',
    () => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'imageCard' } }),
    400,
    'INVALID',
  ],
  [
    'a card on another kind of board',
    () => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'serviceCard', parentId: page.groupId } }),
    400,
    'INVALID',
  ],
  [
    "a card on another page's board",
    () => ({ name: 'addGroup', body: { pageId: other.pageId, groupName: 'imageCard', parentId: page.groupId } }),
    404,
    'NOT_FOUND',
  ],
  [
    "a block after another page's",
    () => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'cta', nextTo: other.groupId } }),
    404,
    'NOT_FOUND',
  ],
  [
    'a block on a page that does not exist',
    () => ({ name: 'addGroup', body: { pageId: nobody, groupName: 'cta' } }),
    404,
    'NOT_FOUND',
  ],
  [
    "a block under another page's group's id",
    () => ({ name: 'addGroup', body: { pageId: page.pageId, groupName: 'hero', id: other.groupId } }),
    404,
    'NOT_FOUND',
  ],
  [
    'a page without a name',
    () => ({ name: 'addPage', body: { lang: 'de', initialMeta: { name: '  ' } } }),
    400,
    'INVALID',
  ],
  [
    'a page in a collection that does not exist',
    () => ({ name: 'addPage', body: { lang: 'de', initialMeta: { name: 'x' }, collectionName: 'users' } }),
    400,
    'INVALID',
  ],
  [
    'a page that starts with a card',
    () => ({ name: 'addPage', body: { lang: 'de', initialMeta: { name: 'x' }, initialGroups: ['imageCard'] } }),
    400,
    'INVALID',
  ],
  [
    'an address of nothing',
    () => ({ name: 'updatePageInfo', body: { id: page.pageId, lang: 'de', slug: ' ~!/ ' } }),
    400,
    'SLUG_EMPTY',
  ],
  [
    'an address that the editor has',
    () => ({ name: 'updatePageInfo', body: { id: page.pageId, lang: 'de', slug: 'Edit', base: { 'slug.de': 1 } } }),
    409,
    'SLUG_TAKEN',
  ],
  [
    'an address in a language that the site does not use',
    () => ({ name: 'updatePageInfo', body: { id: page.pageId, lang: 'hr', slug: 'x' } }),
    400,
    'INVALID',
  ],
  [
    'a stale name',
    () => ({ name: 'updatePageInfo', body: { id: page.pageId, lang: 'de', meta: { name: 'x' } } }),
    409,
    'CONFLICT',
  ],
  [
    'a status through a page’s meta',
    () => ({ name: 'updatePageInfo', body: { id: page.pageId, lang: 'de', meta: { published: true } } }),
    400,
    'INVALID',
  ],
  [
    'the info of a page that does not exist',
    () => ({ name: 'updatePageInfo', body: { id: nobody, lang: 'de', meta: { name: 'x' } } }),
    404,
    'NOT_FOUND',
  ],
  ['a publish of a page that does not exist', () => ({ name: 'publishPage', body: { id: nobody } }), 404, 'NOT_FOUND'],
  ['a revert of a page that does not exist', () => ({ name: 'revertPage', body: { id: nobody } }), 404, 'NOT_FOUND'],
  ['a removal of a page that does not exist', () => ({ name: 'removePage', body: { id: nobody } }), 404, 'NOT_FOUND'],
  [
    'a menu with a page that does not exist',
    () => ({
      name: 'updateNavigation',
      body: {
        base: 0,
        containers: [{ id: randomUUID(), label: { de: 'x' }, children: [{ id: randomUUID(), page: nobody }] }],
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a menu with one id twice',
    () => ({
      name: 'updateNavigation',
      body: {
        base: 0,
        containers: [
          { id: nobody, label: {}, children: [] },
          { id: nobody, label: {}, children: [] },
        ],
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a stale menu',
    () => ({ name: 'updateNavigation', body: { base: 5, containers: [{ id: nobody, label: {}, children: [] }] } }),
    409,
    'CONFLICT',
  ],
  [
    'stale settings',
    () => ({ name: 'saveSettings', body: { base: 5, settings: { contact: { companyName: 'x' } } } }),
    409,
    'CONFLICT',
  ],
  [
    'settings with a logo that does not exist',
    () => ({ name: 'saveSettings', body: { base: 0, settings: { header: { logo: nobody } } } }),
    400,
    'INVALID',
  ],
  [
    'settings with a javascript: address',
    () => ({ name: 'saveSettings', body: { base: 0, settings: { bookingButton: { url: 'javascript:alert(1)' } } } }),
    400,
    'INVALID',
  ],
  [
    'settings with a colour that is CSS',
    () => ({ name: 'saveSettings', body: { base: 0, settings: { appearance: { theme: { primary: 'red;}' } } } } }),
    400,
    'INVALID',
  ],
  [
    'settings whose default language is not active',
    () => ({ name: 'saveSettings', body: { base: 0, settings: { languages: { default: 'fr', active: ['de'] } } } }),
    400,
    'INVALID',
  ],
  [
    'a medium that does not exist',
    () => ({ name: 'updateMedia', body: { media: { id: nobody, tags: ['x'] } } }),
    404,
    'NOT_FOUND',
  ],
  [
    'a focal point outside of the picture',
    () => ({ name: 'updateMedia', body: { media: { id: nobody, focalPoint: { x: 2, y: 0 } } } }),
    400,
    'INVALID',
  ],
  [
    'the blur of a medium that does not exist',
    () => ({ name: 'blurHash', body: { media: { id: nobody } } }),
    404,
    'NOT_FOUND',
  ],
  [
    'a removal of a medium that does not exist',
    () => ({ name: 'deleteMedia', body: { mediaId: nobody } }),
    404,
    'NOT_FOUND',
  ],
  ['a tag that no cache knows', () => ({ name: 'revalidateTag', body: { tag: '../../etc' } }), 400, 'INVALID'],
]

function link(fields: object) {
  return { type: 'link', fields, children: [{ type: 'text', text: 'x' }] }
}

test.each(cases)('%s is refused and changes nothing', async (_what, make, status, code) => {
  const { name, body } = make()
  const contract: Endpoint = endpoints[name]
  await refused({ ...at(contract), body: body as object }, status, code)
})

test.each([
  ['/v1/page/info', 400, 'INVALID'],
  ['/v1/page/info?id=1', 400, 'INVALID'],
  [`/v1/page/info?id=${nobody}`, 404, 'NOT_FOUND'],
  [`/v1/page/changes?id=${nobody}`, 404, 'NOT_FOUND'],
  [`/v1/page/status/publication?id=${nobody}`, 404, 'NOT_FOUND'],
  [`/v1/page/status/translation?id=${nobody}`, 404, 'NOT_FOUND'],
  [`/v1/page/document?id=${nobody}&lang=de`, 404, 'NOT_FOUND'],
  ['/v1/page/document?lang=xx', 400, 'INVALID'],
  ['/v1/media/list?offset=-1', 400, 'INVALID'],
  ['/v1/nothing', 404, 'NOT_FOUND'],
  ['/v1', 404, 'NOT_FOUND'],
])('GET %s is refused with %i', (path, status, code) => refused({ method: 'GET', path }, status, code))

test('the sentence comes in the reader’s language', async () => {
  const ask = (headers: Record<string, string>) => cms.request({ method: 'GET', path: '/v1/nothing', headers })
  expect((await ask({ 'accept-language': 'fr-CH,fr;q=0.9' })).json.error).toMatch(/^Introuvable/)
  expect((await ask({ 'accept-language': 'ja' })).json.error).toMatch(/^Nicht gefunden/)
})

test('a body whose length nobody announced is cut off at the limit', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
  })
  const { readBody } = await import('./read-body.ts')
  await expect(readBody({ headers: new Headers(), body: endless }, 100_000)).rejects.toMatchObject({
    code: 'TOO_LARGE',
  })
})

test('a plain visitor’s Payload REST reads no content and no account', async () => {
  for (const slug of [
    'pages',
    'groups',
    'fields',
    'revisions',
    'users',
    'media',
    'navigation',
    'redirects',
    'branches',
    'staff',
    'changelog',
    'globals/settings',
  ]) {
    const answer = await cms.request({ method: 'GET', path: `/${slug}`, as: null })
    expect([slug, answer.status]).toEqual([slug, 403])
  }
})

test.each(['slug', 'published', 'draft', 'status', 'role', 'collection', 'title', 'revs', 'changed'])(
  'a PATCH of a page’s %s sets nothing',
  async (name) => {
    const before = await dumpContent(cms.db)
    await cms.request({
      method: 'PATCH',
      path: `/pages/${page.pageId}`,
      body: { [name]: name === 'published' || name === 'draft' ? {} : 'x' },
    })
    const after = await dumpContent(cms.db)
    const withoutTime = (dump: unknown) =>
      JSON.parse(JSON.stringify(dump), (key, value) =>
        key === 'updated_at' || key === 'updated_by_id' ? undefined : value,
      )
    expect(withoutTime(after)).toEqual(withoutTime(before))
  },
)

test('an optician manages no accounts', async () => {
  const body = { email: 'new@test.example', password: 'long-enough-1', role: 'admin' }
  expect((await cms.request({ method: 'POST', path: '/users', body })).status).toBe(403)
  const me = (await cms.request({ method: 'GET', path: '/users/me' })).json.user
  await cms.request({ method: 'PATCH', path: `/users/${me.id}`, body: { role: 'admin' } })
  expect((await cms.request({ method: 'GET', path: '/users/me' })).json.user.role).toBe('optician')
  expect(siteOrigin).toBe('http://localhost:3000')
})
