import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { expect, test } from 'vitest'
import { openDocument } from '../model/page-document.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { pageAt, resolveLink } from './resolve-link.ts'

const document = openDocument(fixtureDocument(['hero']))
const contact = {
  id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11',
  collection: null,
  role: 'contact',
  slug: { de: 'kontakt' },
} as Partial<EditorPageEntry> as EditorPageEntry
const start = {
  ...contact,
  id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c12',
  collection: 'game',
  role: 'start',
  slug: { de: 'game' },
}
document.site.setState({ entries: { [contact.id]: contact, [start.id]: start } })

test('a link to a role leads to the page that has it now', () => {
  expect(resolveLink(document, { type: 'page', role: '~contact' })).toBe('/de/kontakt')
  expect(resolveLink(document, { type: 'page', role: '~imprint' })).toBeNull()
})

test('a link to a page leads to its address, or nowhere once it is gone', () => {
  expect(resolveLink(document, { type: 'page', page: { id: contact.id, collection: null } })).toBe('/de/kontakt')
  expect(resolveLink(document, { type: 'page', page: { id: crypto.randomUUID(), collection: null } })).toBeNull()
})

test('the page behind an address is known by its id, and a page named like its collection stands at its address', () => {
  expect(resolveLink(document, { type: 'page', role: '~start' })).toBe('/de/game')
  expect(['/de/kontakt', '/de/game', '/de/game/game', '/de'].map((path) => pageAt(document, path))).toEqual([
    contact.id,
    start.id,
    null,
    null,
  ])
})
