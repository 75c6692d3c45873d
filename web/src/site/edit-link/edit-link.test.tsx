import { waitFor } from '@blickfang/testing/wait-for.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { editAddress, showEditLink } from './edit-link.ts'
import { forgetEditor, notedEditor, noteEditor } from './noted-editor.ts'
import { offerEditing } from './offer-editing.ts'

afterEach(() => {
  forgetEditor()
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = ''
  document.adoptedStyleSheets = []
})

const link = () => document.querySelector<HTMLAnchorElement>('[data-edit-link] a')

test('who edits in this browser gets the way to the editor, in their language; it goes with the page', async () => {
  window.history.replaceState(null, '', '/de/team/anna')
  noteEditor('fr')
  const end = offerEditing()
  await waitFor(() => expect(link()).not.toBeNull(), 10_000)
  expect([link()?.textContent, link()?.closest('[lang]')?.getAttribute('lang'), link()?.getAttribute('href')]).toEqual([
    'Modifier',
    'fr',
    '/de/edit/team/anna?toolbar=1',
  ])
  end()
  expect([document.querySelector('[data-edit-link]'), document.adoptedStyleSheets.length]).toEqual([null, 0])
})

test.each([
  ['visitors', null, '/de/team'],
  ['somebody who has signed out', 'out', '/de/team'],
  ['the page that is edited', 'de', '/de/edit/team'],
])('%s: nothing is shown, and no code for it comes', async (_, noted, path) => {
  if (noted) noteEditor('de')
  if (noted === 'out') forgetEditor()
  window.history.replaceState(null, '', path)
  offerEditing()
  await vi.dynamicImportSettled()
  expect(link()).toBeNull()
})

test('what is no language of the editor is nobody', () => {
  localStorage.setItem('blickfang:editor', 'xx')
  expect(notedEditor()).toBeNull()
  expect(showEditLink()()).toBeUndefined()
  expect(link()).toBeNull()
})

test.each([
  ['/de', '/de/edit?toolbar=1'],
  ['/fr/', '/fr/edit?toolbar=1'],
  ['/de/team/anna', '/de/edit/team/anna?toolbar=1'],
])('%s is edited at %s', (live, edit) => expect(editAddress(live)).toBe(edit))
