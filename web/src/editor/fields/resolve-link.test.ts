import type { EditorPageEntry } from 'shared/content/editor-page.ts'
import { expect, test } from 'vitest'
import { openDocument } from '../model/page-document.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { resolveLink } from './resolve-link.ts'

const document = openDocument(fixtureDocument(['hero']))
const contact = {
  id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11',
  collection: null,
  role: 'contact',
  slug: { de: 'kontakt' },
} as Partial<EditorPageEntry> as EditorPageEntry
document.site.setState({ entries: { [contact.id]: contact } })

test('a link to a role leads to the page that has it now', () => {
  expect(resolveLink(document, { type: 'page', role: '~contact' })).toBe('/de/kontakt')
  expect(resolveLink(document, { type: 'page', role: '~imprint' })).toBeNull()
})

test('a link to a page leads to its address, or nowhere once it is gone', () => {
  expect(resolveLink(document, { type: 'page', page: { id: contact.id, collection: null } })).toBe('/de/kontakt')
  expect(resolveLink(document, { type: 'page', page: { id: crypto.randomUUID(), collection: null } })).toBeNull()
})
