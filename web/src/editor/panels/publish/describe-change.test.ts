import type { Change } from '@blickfang/contract/content/changes/changes.ts'
import { expect, test } from 'vitest'
import { fixtureId } from '../../testing/fixture-document.ts'
import { type ChangeWords, describeChange } from './describe-change.ts'

const words: ChangeWords = {
  whole: (itemType) => (itemType === 'page' ? 'Seite' : 'Block'),
}

const about = { words, language: 'de' as const, called: { pages: [], media: [] } }

const change = (part: Partial<Change>): Change => ({
  itemType: 'group',
  id: fixtureId('hero'),
  groupId: null,
  block: 'hero',
  field: null,
  key: 'options.alignment',
  kind: 'added',
  locale: null,
  before: null,
  after: null,
  updatedBy: null,
  updatedAt: null,
  ...part,
})

test('an option that was not set before had its usual choice', () => {
  const { title, before, after } = describeChange(change({ after: 'center' }), about)
  expect({ title, before, after }).toEqual({ title: 'Ausrichtung', before: 'Links', after: 'Mitte' })
})

test('a colour is said by its name', () => {
  expect(describeChange(change({ key: 'options.background', after: 'primary' }), about)).toMatchObject({
    after: 'Hauptfarbe',
  })
})

test('languages in which something is hidden have names', () => {
  const said = describeChange(change({ key: 'disallowedLanguages', after: ['fr', 'it'] }), about)
  expect(said).toMatchObject({ title: 'Ausgeblendet in', after: 'Französisch, Italienisch' })
  expect(
    describeChange(change({ key: 'disallowedLanguages', after: ['fr'] }), { ...about, language: 'fr' as const }).after,
  ).toBe('Français')
})

test('a block that comes or goes as a whole is said by its name', () => {
  expect(describeChange(change({ key: 'group', kind: 'added' }), about)).toMatchObject({
    before: null,
    after: 'Seitenanfang',
  })
  expect(describeChange(change({ key: 'deleted', kind: 'removed' }), about)).toMatchObject({
    before: 'Seitenanfang',
    after: null,
  })
})

test('a picture is shown with the one that is live', () => {
  const medium = {
    id: fixtureId('shop'),
    mediaType: 'image',
    publicUrl: '/api/bf-media/file/a.png',
    alt: '',
    name: 'laden.png',
  } as const
  const picture = change({ itemType: 'field', field: 'image', key: 'mediaId', before: medium.id, after: null })
  expect(describeChange(picture, { ...about, called: { pages: [], media: [medium] } })).toMatchObject({
    before: 'laden.png',
    after: null,
    pictures: { before: medium, after: null },
  })
})
