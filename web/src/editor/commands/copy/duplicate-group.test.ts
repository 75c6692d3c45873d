import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GroupState } from '../../model/group-state.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { siblings } from '../../model/sort-siblings.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import { removeGroup } from '../remove-group.ts'
import { setContent } from '../set-content.ts'
import { setOption } from '../set-option.ts'
import { duplicateGroup } from './duplicate-group.ts'

/** All that somebody has put into it, without where it stands and without ids. */
function contentOf(document: PageDocument, id: string): unknown {
  const state = document.groups.get(id)?.getState()
  const own = (group: GroupState | undefined) => {
    const { order: _, ...values } = group?.values ?? {}
    return { values, fields: Object.values(group?.fields ?? {}).map(({ name, values }) => [name, values]) }
  }
  const cards = siblings(document, id).filter(({ values }) => values.deleted !== true)
  return { name: state?.name, own: own(state), cards: cards.map(own) }
}

const blocks = ['hero', 'imageBoard', 'cta', 'richTextBlock'] as const

test('a copy has all that the original shows, stands right behind it, is one step, and stays after a reload', async () => {
  const words = fc.array(fc.record({ field: fc.nat(40), text: fc.string({ minLength: 1, maxLength: 12 }) }), {
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(fc.nat(3), words, fc.boolean(), fc.boolean(), async (place, typed, isCardGone, isAtOnce) => {
      const server = new StandInServer(fixtureDocument(blocks))
      const client = new TestClient('Marta', server)
      await client.session.start()
      const { document } = client.session
      const groupId = document.root.getState().blocks[place] ?? ''
      const ids = [groupId, ...siblings(document, groupId).map(({ id }) => id)]
      const fields = [...document.places].filter(([, { groupId: group }]) => ids.includes(group)).map(([id]) => id)
      for (const { field, text } of typed)
        client.session.run(setContent, { fieldId: fields[field % fields.length] ?? '', content: { text } })
      client.session.run(setOption, { itemType: 'group', id: groupId, option: 'background', value: 'primary' })
      const [, card] = ids
      if (isCardGone && card) client.session.run(removeGroup, { groupId: card })
      if (!isAtOnce) for (let turn = 0; turn < 20; turn++) await settlePromises()
      const original = contentOf(document, groupId)
      const [change] = client.session.run(duplicateGroup, { groupId })
      const copyId = change?.type === 'addGroup' ? (change.groups[0]?.id ?? '') : ''
      const shown = (session = client.session) => session.document.root.getState().blocks
      expect(shown()[place + 1]).toBe(copyId)
      expect(contentOf(document, copyId)).toEqual(original)
      for (let turn = 0; turn < 30; turn++) await settlePromises()
      expect(client.session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0, rejected: [] })
      expect(contentOf(document, copyId)).toEqual(original)
      client.session.undo()
      expect(shown()).not.toContain(copyId)
      client.session.redo()
      for (let turn = 0; turn < 20; turn++) await settlePromises()
      await client.reload()
      expect(shown()[place + 1]).toBe(copyId)
      expect(contentOf(client.session.document, copyId)).toEqual(original)
      expect(contentOf(client.session.document, groupId)).toEqual(original)
    }),
    { numRuns: 40 },
  )
})

test('what waits to be sent of the original goes before the copy is made', async () => {
  const server = new StandInServer(fixtureDocument(['cta']))
  const client = new TestClient('Marta', server)
  await client.session.start()
  const { document } = client.session
  const groupId = document.root.getState().blocks[0] ?? ''
  const [title = ''] = [...document.places].filter(([, place]) => place.name === 'title').map(([id]) => id)
  client.faults.push('lost')
  client.session.run(setContent, { fieldId: title, content: { text: 'Eben erst' } })
  const [change] = client.session.run(duplicateGroup, { groupId })
  for (let turn = 0; turn < 20; turn++) await settlePromises()
  expect(server.document().groups).toHaveLength(document.groups.size - 1)
  client.passTime()
  for (let turn = 0; turn < 20; turn++) await settlePromises()
  const copied = change?.type === 'addGroup' ? change.groups[0]?.fields.find(({ name }) => name === 'title') : undefined
  const made = server
    .document()
    .groups.flatMap(({ fields }) => fields)
    .find(({ id }) => id === copied?.id)
  expect(made?.values[contentKey('de')]).toMatchObject({ text: 'Eben erst' })
})
