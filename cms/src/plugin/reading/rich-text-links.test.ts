import { type RichText, richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Link } from '@blickfang/contract/options/link/option.ts'
import { expect, test } from 'vitest'
import { fromAdmin, toAdmin } from './rich-text-links.ts'

const page = { id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11', collection: 'team' }
const block = '0b0d4c1e-9a55-4a0c-8a42-8f2f7a7f1a01'

function linked(link: Link): RichText {
  const words = { type: 'text', text: 'mehr' }
  const node = { type: 'link', fields: { link }, children: [words] }
  return richTextSchema.parse({ root: { type: 'root', children: [{ type: 'paragraph', children: [node] }] } })
}

/** The text as Payload's editor gives it back, with another address if the person chose one. */
function through(link: Link, change: Record<string, Json> = {}) {
  const text = JSON.stringify(toAdmin(linked(link)), (key, value) =>
    key === 'fields' ? { ...value, ...change } : value,
  )
  return JSON.parse(JSON.stringify(fromAdmin(jsonSchema.parse(JSON.parse(text))))).root.children[0].children[0].fields
    .link
}

test.each<Link>([
  { type: 'page', page, block },
  { type: 'page', role: '~contact', block },
  { type: 'page', page },
  { type: 'url', url: 'https://zeiss.ch' },
  { type: 'email', email: 'hallo@optik.ch' },
])('a link that nobody changed comes back whole from Payload: %j', (link) => {
  expect(through(link)).toEqual(link)
})

test('a link to another page names no block of the one before', () => {
  const other = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c12'
  expect(through({ type: 'page', page, block }, { doc: { relationTo: 'pages', value: other } })).toEqual({
    type: 'page',
    page: { id: other, collection: null },
  })
})

test('a link that becomes an address leads there', () => {
  const change = { linkType: 'custom', url: 'https://zeiss.ch', doc: null }
  expect(through({ type: 'page', page, block }, change)).toEqual({ type: 'url', url: 'https://zeiss.ch' })
})
