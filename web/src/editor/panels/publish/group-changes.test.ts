import { hero } from '@blickfang/blocks/hero/contract.ts'
import type { Change } from '@blickfang/contract/content/changes/changes.ts'
import { beforeAll, expect, test } from 'vitest'
import { knowBlocks } from '../../model/catalogue/known-blocks.ts'
import { describeChange } from './describe-change.ts'
import { groupChanges, pageOrder } from './group-changes.ts'

beforeAll(() => knowBlocks([hero]))

const change = (values: Partial<Change>): Change => ({
  itemType: 'field',
  id: crypto.randomUUID(),
  groupId: null,
  block: null,
  field: null,
  key: 'content.de',
  kind: 'changed',
  locale: 'de',
  before: null,
  after: null,
  updatedBy: 'Marta',
  updatedAt: null,
  ...values,
})
const words = {
  whole: (itemType: 'page' | 'group') => (itemType === 'page' ? 'Seite' : 'Block'),
  color: (token: string) => (token === 'primary' ? 'Hauptfarbe' : null),
  yes: 'Ja',
  no: 'Nein',
}

test('the page’s own values come first, then the blocks in page order, then what is gone', () => {
  const order = pageOrder(['hero', 'board'], (id) => (id === 'board' ? ['card'] : []))
  const changes = ['gone', 'card', 'hero', null, 'card'].map((groupId) => change({ groupId }))
  const groups = groupChanges(changes, order)
  expect(groups.map((group) => group.groupId)).toEqual([null, 'hero', 'card', 'gone'])
  expect(groups[2]?.changes).toHaveLength(2)
})

test('a block’s own values stand with its texts', () => {
  const changes = [change({ itemType: 'group', id: 'hero', key: 'order' }), change({ groupId: 'hero' })]
  expect(groupChanges(changes, ['hero']).map((group) => [group.groupId, group.changes.length])).toEqual([['hero', 2]])
})

test('a new block is one line, with all that it begins with folded into it; so are its cards', () => {
  const whole = (id: string, parent: string | null) =>
    change({ itemType: 'group', id, groupId: parent, key: 'group', kind: 'added' })
  const changes = [
    whole('board', null),
    change({ groupId: 'board', key: 'content.de' }),
    whole('card', 'board'),
    change({ groupId: 'card', key: 'content.de' }),
    change({ groupId: 'card', key: 'options.link' }),
    change({ groupId: 'hero' }),
  ]
  const groups = groupChanges(changes, ['hero', 'board', 'card'])
  expect(groups.map(({ groupId, isNew, changes: list }) => [groupId, isNew, list.length])).toEqual([
    ['hero', false, 1],
    ['board', true, 5],
  ])
})

test('a new card on a board that was there before is a line of its own', () => {
  const changes = [
    change({ itemType: 'group', id: 'card', groupId: 'board', key: 'group', kind: 'added' }),
    change({ groupId: 'card' }),
    change({ groupId: 'board' }),
  ]
  const groups = groupChanges(changes, ['board', 'card'])
  expect(groups.map(({ groupId, isNew }) => [groupId, isNew])).toEqual([
    ['board', false],
    ['card', true],
  ])
})

test('an option and its choices are called by their names', () => {
  const described = describeChange(
    change({ itemType: 'group', block: 'hero', key: 'options.spacing', before: 'none', after: 'large' }),
    { words, language: 'de', called: { pages: [], media: [] } },
  )
  expect(described).toMatchObject({ title: 'Abstand', before: 'Keiner', after: 'Gross' })
})

test('a colour is called by its name', () => {
  const described = describeChange(
    change({ itemType: 'group', block: 'hero', key: 'options.background', after: 'primary' }),
    { words, language: 'fr', called: { pages: [], media: [] } },
  )
  expect(described).toMatchObject({ title: 'Arrière-plan', before: null, after: 'Couleur principale' })
})

test('a page’s name is a value of the page', () => {
  expect(
    describeChange(change({ itemType: 'page', key: 'name.de' }), {
      words,
      language: 'de',
      called: { pages: [], media: [] },
    }).title,
  ).toBe('Name')
})
