import { randomUUID } from 'node:crypto'
import { type Refusal, testRefusals } from '../testing/test-refusals.ts'

const nobody = randomUUID()
const richText = (children: unknown[]) => ({
  content: { de: { text: 'x', json: { root: { type: 'root', children } } } },
})
const paragraph = (children: unknown[]) => ({ type: 'paragraph', children })
const field = (page: { fieldId: (name: string) => string }, name: string) => ({
  itemType: 'field',
  linkId: page.fieldId(name),
})
function link(fields: object) {
  return { type: 'link', fields, children: [{ type: 'text', text: 'x' }] }
}

const refusals: Refusal[] = [
  [
    'an unknown id',
    () => ({ name: 'saveData', body: { itemType: 'field', linkId: nobody, data: {}, base: {} } }),
    404,
    'NOT_FOUND',
  ],
  [
    'an id that is none',
    () => ({ name: 'saveData', body: { itemType: 'field', linkId: "1' or '1'='1", data: {}, base: {} } }),
    400,
    'INVALID',
  ],
  [
    'an item type that is none',
    ({ page }) => ({ name: 'saveData', body: { itemType: 'users', linkId: page.groupId, data: {}, base: {} } }),
    400,
    'INVALID',
  ],
  [
    'a text that is a number',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'title'), data: { content: { de: { text: 7 } } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a text that is too long',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'title'), data: { content: { de: { text: 'x'.repeat(301) } } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'half a surrogate pair',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'title'), data: { content: { de: { text: 'a\ud800b' } } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a language that does not exist',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'title'), data: { content: { xx: { text: 'x' } } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a language that the site does not use',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'title'), data: { content: { pt: { text: 'x' } } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a stale revision',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'title'), data: { content: { de: { text: 'x' } } }, base: { 'content.de': 9 } },
    }),
    409,
    'CONFLICT',
  ],
  [
    'a revision that is no number',
    ({ page }) => ({ name: 'saveData', body: { ...field(page, 'title'), data: {}, base: { 'content.de': 'x' } } }),
    400,
    'INVALID',
  ],
  [
    'rich text for a line',
    ({ page }) => ({ name: 'saveData', body: { ...field(page, 'title'), data: richText([paragraph([])]), base: {} } }),
    400,
    'INVALID',
  ],
  [
    'a node that Lexical does not know',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'lead'), data: richText([{ type: 'iframe', src: 'https://x.example' }]), base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'an attribute that no node has',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'lead'), data: richText([{ ...paragraph([]), onclick: 'x' }]), base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a style in a text node',
    ({ page }) => ({
      name: 'saveData',
      body: {
        ...field(page, 'lead'),
        data: richText([paragraph([{ type: 'text', text: 'x', style: 'position:fixed' }])]),
        base: {},
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a javascript: link in rich text',
    ({ page }) => ({
      name: 'saveData',
      body: { ...field(page, 'lead'), data: richText([paragraph([link({ url: 'javascript:alert(1)' })])]), base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a javascript: link behind a disguise',
    ({ page }) => ({
      name: 'saveData',
      body: {
        ...field(page, 'lead'),
        data: richText([paragraph([link({ link: { type: 'url', url: ' JaVaScRiPt:alert(1)' } })])]),
        base: {},
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a link to a page that does not exist',
    ({ page }) => ({
      name: 'saveData',
      body: {
        ...field(page, 'lead'),
        data: richText([paragraph([link({ link: { type: 'page', page: { id: nobody } } })])]),
        base: {},
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a javascript: link of a button',
    ({ other }) => ({
      name: 'saveData',
      body: {
        itemType: 'field',
        linkId: other.fieldId('primaryButton'),
        data: { options: { link: { type: 'url', url: 'javascript:alert(1)' } } },
        base: {},
      },
    }),
    400,
    'INVALID',
  ],
  [
    'a data: link of a button',
    ({ other }) => ({
      name: 'saveData',
      body: {
        itemType: 'field',
        linkId: other.fieldId('primaryButton'),
        data: { options: { link: { type: 'url', url: 'data:text/html,x' } } },
        base: {},
      },
    }),
    400,
    'INVALID',
  ],
  [
    'an option that the block does not have',
    ({ page }) => ({
      name: 'saveData',
      body: { itemType: 'group', linkId: page.groupId, data: { options: { lens: true } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'an option called like a part of every object',
    ({ page }) => ({
      name: 'saveData',
      body: { itemType: 'group', linkId: page.groupId, data: { options: { constructor: 'x' } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a value that the option does not offer',
    ({ page }) => ({
      name: 'saveData',
      body: { itemType: 'group', linkId: page.groupId, data: { options: { gridLayout: 'cube' } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'an option of a page',
    ({ page }) => ({
      name: 'saveData',
      body: { itemType: 'page', linkId: page.pageId, data: { options: { alignment: 'left' } }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'a picture for a text',
    ({ page }) => ({ name: 'saveData', body: { ...field(page, 'title'), data: { mediaId: nobody }, base: {} } }),
    400,
    'INVALID',
  ],
  [
    'a picture that does not exist',
    ({ other }) => ({
      name: 'saveData',
      body: { itemType: 'field', linkId: other.fieldId('image'), data: { mediaId: nobody }, base: {} },
    }),
    400,
    'INVALID',
  ],
  [
    'words for a picture',
    ({ other }) => ({
      name: 'saveData',
      body: { itemType: 'field', linkId: other.fieldId('image'), data: { content: { de: { text: 'x' } } }, base: {} },
    }),
    400,
    'INVALID',
  ],
]

testRefusals(refusals)
