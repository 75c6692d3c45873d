import { expect, test } from 'vitest'
import { editHrefOf } from './edit-address.ts'

const here = { origin: 'https://optik.ch', search: '?toolbar=1' }
const edit = (href: string) => editHrefOf(href, here, (path) => (path === '/de/kontakt' ? 'the-id' : null))

test('a link to a page of the site leads to the page with that id, in edit mode', () => {
  expect(edit('https://optik.ch/de/kontakt')).toBe('/de/edit/the-id?toolbar=1')
})

test('an address that no page of the draft has is opened as it is', () => {
  expect(edit('https://optik.ch/fr/contact')).toBe('/fr/edit/contact?toolbar=1')
  expect(edit('https://optik.ch/de')).toBe('/de/edit?toolbar=1')
})

test('a link to a place on a page stays in edit mode and leads there', () => {
  expect(edit('https://optik.ch/de/kontakt#b-0a1b2c3d4e5f')).toBe('/de/edit/the-id?toolbar=1#b-0a1b2c3d4e5f')
  expect(edit('https://optik.ch/de#b-0a1b2c3d4e5f')).toBe('/de/edit?toolbar=1#b-0a1b2c3d4e5f')
})

test.each([
  'https://optik.ch/de/edit/kontakt',
  'https://optik.ch/de/edit/kontakt#hier',
  'https://optik.ch/api/bf-media/file/preise.pdf',
  'https://zeiss.ch/de',
  'mailto:a@b.ch',
])('%s leads to no page in edit mode', (href) => expect(edit(href)).toBeNull())
