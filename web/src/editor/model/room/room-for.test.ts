import { expect, test } from 'vitest'
import { addGroup } from '../../commands/add-group.ts'
import { removeGroup } from '../../commands/remove-group.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { applyPatch } from '../apply-patch.ts'
import { openDocument } from '../page-document.ts'
import { canSpare, hasRoomFor } from './room-for.ts'

test.each([
  ['multiCta', 'multiCtaCard', 2, 4],
  ['imageCollage', 'imageCollagePicture', 3, 7],
])('%s has its bounds: what is full takes no other card, and what is least spares none', (block, name, min, max) => {
  const document = openDocument(fixtureDocument([block]))
  const parentId = fixtureId(`${block}-0/0`)
  const cards = () => document.groups.get(parentId)?.getState().children ?? []
  for (let tries = 0; tries < 10; tries += 1)
    applyPatch(document, addGroup.plan(document, { name, parentId, position: 'end' }))
  expect([cards().length, hasRoomFor(document, name, parentId)]).toEqual([max, false])
  while (canSpare(document, name, parentId))
    applyPatch(document, removeGroup.plan(document, { groupId: cards()[0] ?? '' }))
  expect([cards().length, hasRoomFor(document, name, parentId)]).toEqual([min, true])
  // However it is asked for, by a key or by what undo does again: those that must be stay.
  for (const groupId of cards()) expect(removeGroup.plan(document, { groupId })).toEqual([])
})

test('a board without bounds takes as many as one likes', () => {
  const document = openDocument(fixtureDocument(['imageBoard']))
  const parentId = fixtureId('imageBoard-0/0')
  expect([hasRoomFor(document, 'imageCard', parentId), canSpare(document, 'imageCard', parentId)]).toEqual([true, true])
})
