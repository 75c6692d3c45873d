import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { expect, test } from 'vitest'
import { addGroup } from '../commands/add-group.ts'
import { setContent } from '../commands/set-content.ts'
import { slotOf } from '../sync/entry.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../testing/test-client.ts'

test.each(['undone at once', 'undone when it is saved', 'undone before a reload'])(
  'a block that is added again comes back for everybody, with what was filled in: %s',
  async (when) => {
    const marta = new TestClient('Marta', new StandInServer(fixtureDocument(['hero'])))
    await marta.session.start()
    const patch = marta.session.run(addGroup, { name: 'cta', position: 'end' })
    const [block] = patch[0]?.type === 'addGroup' ? patch[0].groups : []
    const field = block?.fields.find(({ name }) => name === 'title')
    if (!block || !field) throw new Error('No block was added')
    const isShown = ({ session }: TestClient) => session.document.root.getState().blocks.includes(block.id)
    marta.session.run(setContent, { fieldId: field.id, content: { text: 'Ein Wort' } })
    if (when !== 'undone at once') await settlePromises()
    marta.session.undo()
    marta.session.undo()
    expect(isShown(marta)).toBe(false)
    if (when !== 'undone at once') await settlePromises()
    if (when === 'undone before a reload') await marta.reload()
    marta.session.redo()
    marta.session.redo()
    await settlePromises()
    await settlePromises()
    expect(isShown(marta)).toBe(true)
    expect(marta.server.value(slotOf({ itemType: 'group', id: block.id }, 'deleted'))).toBeNull()
    expect(marta.server.value(slotOf({ itemType: 'field', id: field.id }, contentKey('de')))).toMatchObject({
      text: 'Ein Wort',
    })
    await marta.reload()
    expect(isShown(marta)).toBe(true)
    expect(marta.session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0 })
    expect(marta.session.conflicts.getState().list).toEqual([])
  },
)
