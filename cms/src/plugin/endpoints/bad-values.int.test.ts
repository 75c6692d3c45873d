import { randomUUID } from 'node:crypto'
import { type EndpointName, endpoints } from 'shared/api/v1/endpoints.generated.ts'
import type { Endpoint } from 'shared/kernel/endpoint.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { expectRefused } from '../testing/expect-refused.ts'
import { makePage } from '../testing/make-page.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'

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

const refused = (request: Parameters<TestCms['request']>[0], status: number, code: string) =>
  expectRefused(cms, request, status, code)
const nobody = randomUUID()
const richText = (children: unknown[]) => ({
  content: { de: { text: 'x', json: { root: { type: 'root', children } } } },
})
const paragraph = (children: unknown[]) => ({ type: 'paragraph', children })
const field = (name: string) => ({ itemType: 'field', linkId: page.fieldId(name) })
function link(fields: object) {
  return { type: 'link', fields, children: [{ type: 'text', text: 'x' }] }
}

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
]

test.each(cases)('%s is refused and changes nothing', async (_what, make, status, code) => {
  const { name, body } = make()
  const contract: Endpoint = endpoints[name]
  await refused(
    { method: contract.method.toUpperCase(), path: `/v1${contract.path}`, body: body as object },
    status,
    code,
  )
})
