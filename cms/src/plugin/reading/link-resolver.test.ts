import { richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import { expect, test } from 'vitest'
import { makeLinkResolver } from './link-resolver.ts'
import { resolveRichText } from './resolve-rich-text.ts'

const id = '00000000-0000-4000-8000-000000000005'
const hrefOf = makeLinkResolver('fr', [{ id, collection: null, role: 'contact', slug: 'contact' }])

test('an address that begins with a slash leads to the reader’s own language', () => {
  expect(hrefOf({ type: 'url', url: '/service/sehtest' })).toBe('/fr/service/sehtest')
  expect(hrefOf({ type: 'url', url: 'https://zeiss.ch' })).toBe('https://zeiss.ch')
})

test('so it does in a rich text, whichever editor wrote the link', () => {
  const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'Klick' }] })
  const children = [
    link({ url: '/kontakt', link: { type: 'url', url: '/kontakt' } }),
    link({ url: '/kontakt' }),
    link({ link: { type: 'page', page: { id } } }),
    link({ url: 'mailto:a@b.ch' }),
    link({ link: { type: 'phone', phone: '052 212' } }),
  ]
  const value = richTextSchema.parse({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })
  const { root } = JSON.parse(JSON.stringify(resolveRichText(value, hrefOf)))
  expect(root.children[0].children.map((node: { fields: { url: string } }) => node.fields.url)).toEqual([
    '/fr/kontakt',
    '/fr/kontakt',
    '/fr/contact',
    'mailto:a@b.ch',
    'tel:052212',
  ])
})

test('a link to a block names it in the address', () => {
  const block = '00000000-0000-4000-8000-00000000abcd'
  expect(hrefOf({ type: 'page', page: { id, collection: null }, block })).toBe('/fr/contact#b-00000000abcd')
  expect(hrefOf({ type: 'page', role: '~contact', block })).toBe('/fr/contact#b-00000000abcd')
})
