import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { addGroup } from '../commands/add-group.ts'
import { moveGroup } from '../commands/move-group.ts'
import { removeGroup, restoreGroup } from '../commands/remove-group.ts'
import { setContent } from '../commands/set-content.ts'
import { setFieldVisibility } from '../commands/set-visibility.ts'
import { readValue } from '../model/read-value.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../testing/test-client.ts'

const source = fixtureDocument(['hero', 'imageBoard', 'cta'])
const [hero = '', board = '', cta = ''] = source.groups.flatMap(({ id, parentId }) => (parentId === null ? [id] : []))
const [card = '', otherCard = ''] = source.groups.flatMap(({ id, parentId }) => (parentId === board ? [id] : []))
const titleOf = (groupId: string) =>
  source.groups.find(({ id }) => id === groupId)?.fields.find(({ name }) => name === 'title')?.id ?? ''
const words = (text: string) => ({ text, by: 'person' })
const key = contentKey('de')

let server: StandInServer
let marta: TestClient
let reto: TestClient

beforeEach(async () => {
  server = new StandInServer(source)
  marta = new TestClient('Marta', server)
  reto = new TestClient('Reto', server)
  await Promise.all([marta.session.start(), reto.session.start()])
})

/** The caret goes into a text, with words that nobody has committed yet. */
function type(client: TestClient, groupId: string, text: string) {
  const target = { itemType: 'field', id: titleOf(groupId) } as const
  const commit = () => void client.session.run(setContent, { fieldId: target.id, content: { text } }, { hold: true })
  client.session.typing.start(target, key, commit)
  return { target, commit }
}

/** Leaves the text as a blur does. */
async function leave(client: TestClient, { target, commit }: ReturnType<typeof type>) {
  commit()
  client.session.typing.stop(target, key)
  client.session.release()
  await settlePromises()
}

async function by(client: TestClient, run: (session: TestClient['session']) => unknown) {
  run(client.session)
  await settlePromises()
}

const blocks = (client: TestClient) => client.session.document.root.getState().blocks
const cards = (client: TestClient) => client.session.document.groups.get(board)?.getState().children
const state = (client: TestClient, id: string) => client.session.document.groups.get(id)?.getState()

test('the block in which somebody types stays when a colleague removes it, and says who it was', async () => {
  const typed = type(marta, hero, 'Mitten im Satz')
  await by(reto, (session) => session.run(removeGroup, { groupId: hero }))
  await marta.session.refresh()
  expect(blocks(marta)).toEqual([hero, board, cta])
  expect(state(marta, hero)).toMatchObject({ isKept: true, removedBy: 'Reto' })
  await leave(marta, typed)
  marta.passTime()
  expect(blocks(marta)).toEqual([hero, board, cta])
  expect(server.value(`field:${titleOf(hero)}:${key}`)).toEqual(words('Mitten im Satz'))
})

test('a block that was removed under somebody’s fingers comes back with their words', async () => {
  const typed = type(marta, hero, 'Mitten im Satz')
  await by(reto, (session) => session.run(removeGroup, { groupId: hero }))
  await marta.session.refresh()
  await by(marta, (session) => session.run(restoreGroup, { groupId: hero }))
  await leave(marta, typed)
  await reto.session.refresh()
  expect(marta.session.conflicts.getState().list).toEqual([])
  expect(state(marta, hero)?.isKept).toBe(false)
  expect(blocks(reto)).toEqual([hero, board, cta])
  expect(readValue(reto.session.document, typed.target, key)).toEqual(words('Mitten im Satz'))
})

test('left removed it goes from the page, and its words stay on the server', async () => {
  const typed = type(marta, hero, 'Mitten im Satz')
  await by(reto, (session) => session.run(removeGroup, { groupId: hero }))
  await marta.session.refresh()
  await leave(marta, typed)
  marta.session.dropKept(hero)
  expect(blocks(marta)).toEqual([board, cta])
})

test('a card that is typed in stays when its board is removed', async () => {
  type(marta, card, 'Auf der Karte')
  await by(reto, (session) => session.run(removeGroup, { groupId: board }))
  await marta.session.refresh()
  expect(blocks(marta)).toEqual([hero, board, cta])
})

test('a block whose words have not been sent stays as well, also after a reload', async () => {
  marta.faults.push('lost')
  await by(marta, (session) => session.run(setContent, { fieldId: titleOf(hero), content: { text: 'Im Tunnel' } }))
  await by(reto, (session) => session.run(removeGroup, { groupId: hero }))
  await marta.session.refresh()
  expect(state(marta, hero)).toMatchObject({ isKept: true, removedBy: 'Reto' })
  marta.faults.push('lost')
  await marta.reload()
  await settlePromises()
  expect(blocks(marta)).toEqual([hero, board, cta])
  expect(state(marta, hero)).toMatchObject({ isKept: true, removedBy: 'Reto' })
})

test('what one removes oneself goes, whatever still waits to be sent', async () => {
  marta.faults.push('lost', 'lost')
  await by(marta, (session) => session.run(setContent, { fieldId: titleOf(hero), content: { text: 'Doch nicht' } }))
  await by(marta, (session) => session.run(removeGroup, { groupId: hero }))
  await marta.session.refresh()
  expect(blocks(marta)).toEqual([board, cta])
  await marta.reload()
  await settlePromises()
  expect(blocks(marta)).toEqual([board, cta])
})

test('a block that another tab removes stays for the tab in which somebody types', async () => {
  const tab = await marta.openTab()
  await settlePromises()
  type(marta, hero, 'Hier')
  tab.run(removeGroup, { groupId: hero })
  await settlePromises()
  expect(blocks(marta)).toEqual([hero, board, cta])
  expect(state(marta, hero)).toMatchObject({ isKept: true, removedBy: null })
})

test('a colleague’s move waits until the text is left', async () => {
  const typed = type(marta, card, 'Auf der Karte')
  await by(reto, (session) => session.run(moveGroup, { groupId: cta, to: 'start' }))
  await by(reto, (session) => session.run(moveGroup, { groupId: card, to: 'down' }))
  await marta.session.refresh()
  expect(blocks(marta)).toEqual([hero, board, cta])
  expect(cards(marta)?.slice(0, 2)).toEqual([card, otherCard])
  await leave(marta, typed)
  marta.passTime()
  expect(blocks(marta)).toEqual([cta, hero, board])
  expect(cards(marta)?.slice(0, 2)).toEqual([otherCard, card])
})

test('a colleague’s move elsewhere is shown at once, and so is one’s own', async () => {
  type(marta, hero, 'Oben')
  await by(reto, (session) => session.run(moveGroup, { groupId: card, to: 'down' }))
  await marta.session.refresh()
  expect(cards(marta)?.slice(0, 2)).toEqual([otherCard, card])
  await by(marta, (session) => session.run(moveGroup, { groupId: hero, to: 'down' }))
  expect(blocks(marta)).toEqual([board, hero, cta])
})

test('the first block’s heading stays the first one while somebody types in it', async () => {
  // A first heading is another element than a later one: putting something before it would take the caret away.
  type(marta, board, 'Zweite')
  await by(reto, (session) => session.run(removeGroup, { groupId: hero }))
  await marta.session.refresh()
  expect(blocks(marta)).toEqual([hero, board, cta])
})

test('a field that a colleague hides stays until it is left', async () => {
  const typed = type(marta, hero, 'Mitten drin')
  await by(reto, (session) => session.run(setFieldVisibility, { groupId: hero, field: 'title', visible: false }))
  await marta.session.refresh()
  expect(state(marta, hero)?.values['visibleFields.title']).toBeUndefined()
  await leave(marta, typed)
  marta.passTime()
  expect(state(marta, hero)?.values['visibleFields.title']).toBe(false)
})

test('a colleague’s revert takes nothing away from under the fingers', async () => {
  const typed = type(marta, hero, 'Mitten drin')
  await by(reto, (session) => session.run(moveGroup, { groupId: hero, to: 'down' }))
  server.revert('Reto')
  await marta.session.refresh()
  await leave(marta, typed)
  expect(blocks(marta)).toEqual([hero, board, cta])
  expect(marta.session.conflicts.getState().list).toEqual([])
  expect(server.value(`field:${titleOf(hero)}:${key}`)).toEqual(words('Mitten drin'))
})

test('undo of words in a block that somebody else has removed shows the block', async () => {
  await by(marta, (session) => session.run(setContent, { fieldId: titleOf(hero), content: { text: 'Von Marta' } }))
  await by(reto, (session) => session.refresh())
  await by(reto, (session) => session.run(removeGroup, { groupId: hero }))
  await marta.session.refresh()
  expect(blocks(marta)).toEqual([board, cta])
  await by(marta, (session) => session.undo())
  expect(blocks(marta)).toEqual([hero, board, cta])
  expect(state(marta, hero)).toMatchObject({ isKept: true, removedBy: 'Reto' })
})

test('undo asks nothing where what it would do has been done by somebody else', async () => {
  await by(marta, (session) => session.run(removeGroup, { groupId: cta }))
  await reto.session.refresh()
  await by(reto, (session) => session.run(restoreGroup, { groupId: cta }))
  await marta.session.refresh()
  await by(marta, (session) => session.undo())
  expect(marta.session.conflicts.getState().list).toEqual([])
  expect(blocks(marta)).toEqual([hero, board, cta])
})

describe('a new block that the server refuses', () => {
  let fresh: string
  const newTitle = () => state(marta, fresh)?.fields.title?.id ?? ''
  const refused = () => marta.session.sync.getState().rejected
  const typeInto = (text: string) =>
    by(marta, (session) => {
      session.typing.start({ itemType: 'field', id: newTitle() }, key, () => undefined)
      session.run(setContent, { fieldId: newTitle(), content: { text } }, { hold: true })
    })

  /** Somebody adds a block and types at once, before the server has answered. */
  beforeEach(async () => {
    server.refusesGroups = true
    const patch = marta.session.run(addGroup, { name: 'cta', position: { after: cta } })
    const [change] = patch
    fresh = change?.type === 'addGroup' ? (change.groups[0]?.id ?? '') : ''
    await typeInto('Mitten im Satz')
    marta.session.typing.stop({ itemType: 'field', id: newTitle() }, key)
    marta.session.release()
    await settlePromises()
  })

  test('stays with the words that somebody types into it, also after a look at the server, and says why', async () => {
    await marta.session.refresh()
    expect(blocks(marta)).toEqual([hero, board, cta, fresh])
    expect(readValue(marta.session.document, { itemType: 'field', id: newTitle() }, key)).toEqual(
      words('Mitten im Satz'),
    )
    expect(refused()).toMatchObject([{ target: { itemType: 'group', id: fresh }, message: 'INVALID' }])
  })

  test('is sent again with its words when its author says so', async () => {
    marta.session.retryRefused(refused()[0]?.id ?? '')
    await settlePromises()
    expect([blocks(marta)?.at(-1), refused().length]).toEqual([fresh, 1])
    server.refusesGroups = false
    marta.session.retryRefused(refused()[0]?.id ?? '')
    await settlePromises()
    expect(marta.session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0, rejected: [] })
    expect(server.value(`field:${newTitle()}:${key}`)).toEqual(words('Mitten im Satz'))
  })

  test('is tried once more after a reload, which brings its words', async () => {
    server.refusesGroups = false
    await marta.reload()
    await settlePromises()
    expect(blocks(marta)).toEqual([hero, board, cta, fresh])
    expect(server.value(`field:${newTitle()}:${key}`)).toEqual(words('Mitten im Satz'))
  })

  test('goes with all that waits for it when its author takes it away', async () => {
    marta.session.dismissRejected(refused()[0]?.id ?? '')
    await settlePromises()
    expect(blocks(marta)).toEqual([hero, board, cta])
    expect(marta.session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0, rejected: [] })
    await marta.reload()
    expect(blocks(marta)).toEqual([hero, board, cta])
  })
})

test('a new block that is refused goes from the page when nobody has typed into it', async () => {
  server.refusesGroups = true
  await by(marta, (session) => session.run(addGroup, { name: 'cta', position: { after: cta } }))
  expect(blocks(marta)).toEqual([hero, board, cta])
  expect(marta.session.sync.getState()).toMatchObject({ status: 'error', rejected: [{ value: 'cta' }] })
})
