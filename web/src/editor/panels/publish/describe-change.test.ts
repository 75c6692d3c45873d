import type { Change } from '@blickfang/shared/content/changes.ts'
import { expect, test } from 'vitest'
import { fixtureId } from '../../testing/fixture-document.ts'
import { type ChangeWords, describeChange } from './describe-change.ts'

const words: ChangeWords = {
  pageValue: (name) => `Seite ${name}`,
  groupValue: (name) => `Block ${name}`,
  color: (token) => (token === 'primary' ? 'Hauptfarbe' : null),
  yes: 'Ja',
  no: 'Nein',
}

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
  pictures: null,
  looks: [],
  updatedBy: null,
  updatedAt: null,
  ...part,
})

test('an option that was not set before had its usual choice', () => {
  const { title, before, after } = describeChange(change({ after: 'center' }), words, 'de')
  expect({ title, before, after }).toEqual({ title: 'Ausrichtung', before: 'Links', after: 'Mitte' })
})

test('a colour is said by its name', () => {
  expect(describeChange(change({ key: 'options.background', after: 'primary' }), words, 'de')).toMatchObject({
    after: 'Hauptfarbe',
  })
})

test('languages in which something is hidden have names', () => {
  const said = describeChange(change({ key: 'disallowedLanguages', after: 'FR, IT' }), words, 'de')
  expect(said).toMatchObject({ title: 'Block disallowedLanguages', after: 'Französisch, Italienisch' })
  expect(describeChange(change({ key: 'disallowedLanguages', after: 'FR' }), words, 'fr').after).toBe('Français')
})
