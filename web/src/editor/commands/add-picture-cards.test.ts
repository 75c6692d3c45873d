import { findGroup } from '@blickfang/blocks/groups.ts'
import { boundsIn } from '@blickfang/blocks/lookup/group-entry.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageDocument } from '../model/page-document.ts'
import { siblings } from '../model/sort-siblings.ts'
import { fixtureDocument, fixtureId } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../testing/test-client.ts'
import { addPictureCards } from './add-picture-cards.ts'
import { pictureCardOf } from './picture-card.ts'
import { setMedia } from './set-media.ts'

const boards = ['imageBoard', 'mediaGallery', 'productBoard', 'contentSliderBoard', 'imageCollage'] as const

function picturesOn(document: PageDocument, boardId: string): readonly unknown[] {
  const board = document.groups.get(boardId)?.getState()
  const card = board && pictureCardOf(board.name)
  const shown = siblings(document, boardId).filter(({ values }) => values.deleted !== true)
  return shown.map(({ fields }) => (card && fields[card.field]?.values.mediaId) ?? null)
}

function idOf(document: PageDocument): string {
  return document.root.getState().blocks[0] ?? ''
}

test('pictures become cards in their order, empty cards first; one step takes all of them back, and it outlives a reload', async () => {
  const taken = fc.array(fc.boolean(), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...boards), fc.integer({ min: 1, max: 9 }), taken, async (name, count, filled) => {
      const client = new TestClient('Marta', new StandInServer(fixtureDocument([name])))
      await client.session.start()
      const boardId = idOf(client.session.document)
      const card = pictureCardOf(name)
      siblings(client.session.document, boardId).forEach(({ fields }, place) => {
        const field = card && fields[card.field]
        if (filled[place] && field)
          client.session.run(setMedia, { fieldId: field.id, mediaId: fixtureId(`old ${place}`) })
      })
      const before = picturesOn(client.session.document, boardId)
      const mediaIds = Array.from({ length: count }, (_, place) => fixtureId(`new ${place}`))
      client.session.run(addPictureCards, { boardId, mediaIds })
      const after = picturesOn(client.session.document, boardId)
      const isNew = new Set<unknown>(mediaIds)
      const empty = before.filter((id) => id === null).length
      const room = empty + (boundsIn(findGroup(card?.name ?? ''))?.max ?? Number.POSITIVE_INFINITY) - before.length
      expect(after.filter((id) => isNew.has(id))).toEqual(mediaIds.slice(0, room))
      expect(after).toHaveLength(before.length + Math.max(0, Math.min(count, room) - empty))
      expect(after.filter((id, place) => !isNew.has(id) && id !== (before[place] ?? null))).toEqual([])

      await settlePromises()
      await client.reload()
      await settlePromises()
      expect(picturesOn(client.session.document, boardId)).toEqual(after)
      client.session.undo()
      expect(picturesOn(client.session.document, boardId)).toEqual(before)
      client.session.redo()
      expect(picturesOn(client.session.document, boardId)).toEqual(after)
      for (let turn = 0; turn < 20; turn++) await settlePromises()
      expect(picturesOn(client.session.document, boardId)).toEqual(after)
      expect(client.session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0 })
    }),
    { numRuns: 20 },
  )
})

test('a board takes as many as it has room for', () => {
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['imageCollage'])))
  const boardId = idOf(session.document)
  const mediaIds = Array.from({ length: 12 }, (_, place) => fixtureId(`new ${place}`))
  session.run(addPictureCards, { boardId, mediaIds })
  expect(picturesOn(session.document, boardId)).toEqual(mediaIds.slice(0, 7))
})

test('a block without cards that show pictures takes none', () => {
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['cta'])))
  const boardId = idOf(session.document)
  expect(session.run(addPictureCards, { boardId, mediaIds: [fixtureId('new')] })).toEqual([])
})
