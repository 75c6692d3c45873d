import type { ContentValues } from '@blickfang/contract/content/values.ts'
import { expect, test } from 'vitest'
import { pageEntry } from './page-entry.ts'

const draft: ContentValues = { 'name.de': 'Team', 'slug.de': 'team', 'slug.fr': 'equipe' }

/** In which languages a page with this live state is reached, so that a link to it needs no warning. */
function live(published: ContentValues | null, values: ContentValues = draft) {
  const row = { id: 'a', collection: null, role: null, status: 'draft' as const, changed: true, revs: {} }
  return pageEntry({ ...row, values, published }).live
}

test.each<[string, ContentValues | null, string[]]>([
  ['that was never published, or has gone', null, []],
  ['that is live', draft, ['de', 'fr']],
  ['that went live as archived', { ...draft, archived: true }, []],
  ['without an address in a language', { 'slug.de': 'team' }, ['de']],
  ['that is hidden in a language', { ...draft, disallowedLanguages: ['fr'] }, ['de']],
])('a page %s', (_, published, languages) => expect(live(published)).toEqual(languages))

test('what waits to be published changes nothing of where visitors reach a page', () => {
  const waiting = { 'slug.it': 'squadra', archived: true, deleted: true, disallowedLanguages: ['de'] }
  expect(live(draft, waiting)).toEqual(['de', 'fr'])
  expect(live(null, draft)).toEqual([])
})
