import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { removeGroup } from '../../commands/remove-group.ts'
import { setContent } from '../../commands/set-content.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { EditPage } from '../edit-page.tsx'
import { loadViewsOf } from '../views/block-views.ts'

vi.mock('next/navigation', () => ({
  usePathname: () => '/de/edit',
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))

/** A page of these blocks in edit mode, with the samples that new blocks have. */
async function open(...blocks: readonly string[]) {
  const source = fixtureDocument(blocks)
  await loadViewsOf(source.groups)
  const { session } = await openPart(<EditPage />, { source })
  const ids = session.document.root.getState().blocks
  return { session, ids }
}

const levels = (selector = '[data-field="title"]') =>
  [...document.querySelectorAll(selector)].map((title) => title.localName)

test('in edit mode too the first title of the page is its only h1, whatever is done to the blocks', async () => {
  const { session, ids } = await open('spacer', 'hero', 'hero')
  expect(levels()).toEqual(['h1', 'h2'])
  await act(async () => void session.run(removeGroup, { groupId: ids[1] ?? '' }))
  expect([...document.querySelectorAll('h1')].map(({ dataset }) => dataset.field)).toEqual(['title'])
  await act(async () => void session.run(removeGroup, { groupId: ids[2] ?? '' }))
  expect(document.querySelector('h1')?.textContent).toBe('Start')
})

test('a title that is written, or taken away, makes another one the page’s', async () => {
  const { session } = await open('hero', 'hero')
  const fieldId = document.querySelector('[data-field="title"]')?.getAttribute('data-field-id') ?? ''
  await act(async () => void session.run(setContent, { fieldId, content: null }))
  expect(levels('h1[data-field], h2[data-field]')).toEqual(['h1'])
  await act(async () => void session.run(setContent, { fieldId, content: { text: 'Gut sehen' } }))
  expect(levels()).toEqual(['h1', 'h2'])
})
