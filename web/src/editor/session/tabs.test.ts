import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { beforeEach, expect, test } from 'vitest'
import { addGroup } from '../commands/add-group.ts'
import { setContent } from '../commands/set-content.ts'
import { readValue } from '../model/read-value.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../testing/test-client.ts'
import type { OpenSession } from './open-session.ts'

const source = fixtureDocument(['hero'])
const title = source.groups[0]?.fields.find((field) => field.name === 'title')?.id ?? ''
const slot = `field:${title}:${contentKey('de')}`
const words = (text: string) => ({ text, by: 'person' })

let server: StandInServer
let marta: TestClient
let first: OpenSession
let second: OpenSession

beforeEach(async () => {
  server = new StandInServer(source)
  marta = new TestClient('Marta', server)
  first = marta.session
  await first.start()
  await settlePromises()
  second = await marta.openTab()
  await settlePromises()
})

async function type(tab: OpenSession, text: string, hold = false) {
  tab.run(setContent, { fieldId: title, content: { text } }, { hold })
  await settlePromises()
}

const shown = (tab: OpenSession) => readValue(tab.document, { itemType: 'field', id: title }, contentKey('de'))

test('what is typed in one tab is sent once, and the other shows it', async () => {
  await type(second, 'Aus dem zweiten')
  expect(server.accepted.filter((save) => save.slot === slot)).toHaveLength(1)
  expect(server.value(slot)).toEqual(words('Aus dem zweiten'))
  expect(shown(first)).toEqual(words('Aus dem zweiten'))
  expect(second.sync.getState()).toMatchObject({ status: 'saved', waiting: 0 })
})

test('two tabs take turns at one text without a conflict', async () => {
  for (const [tab, text] of [
    [first, '1'],
    [second, '2'],
    [first, '3'],
    [second, '4'],
  ] as const)
    await type(tab, text)
  expect(server.value(slot)).toEqual(words('4'))
  expect(shown(first)).toEqual(words('4'))
  expect(second.conflicts.getState().list).toEqual([])
})

test('a tab that sends and is closed leaves its work to the other', async () => {
  marta.faults.push('lost')
  await type(first, 'Liegt noch hier')
  first.close()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Liegt noch hier'))
  expect(shown(second)).toEqual(words('Liegt noch hier'))
})

test.each([0, 1])(
  'a tab that is closed as it has typed leaves its words to the sending one (tab %i of two)',
  async (closed) => {
    const tab = [first, second][closed] ?? first
    tab.run(setContent, { fieldId: title, content: { text: 'Und fort' } }, { hold: true })
    tab.close()
    await settlePromises()
    expect(server.value(slot)).toEqual(words('Und fort'))
    expect(server.accepted.filter((save) => save.slot === slot)).toHaveLength(1)
  },
)

test('a tab that is closed while its save is on its way tells nobody of the answer, and the other has it saved once', async () => {
  marta.faults.push('slow')
  await type(first, 'Unterwegs')
  first.close()
  await settlePromises()
  marta.deliverLate()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Unterwegs'))
  expect(second.sync.getState()).toMatchObject({ status: 'saved', waiting: 0 })
})

test.each(['full', 'forbidden'] as const)(
  'a disk that is %s keeps nothing from the server: from the first tab, from the second, and from the one that is left',
  async (disk) => {
    marta.disk = disk
    await type(first, 'Aus dem ersten')
    expect(server.value(slot)).toEqual(words('Aus dem ersten'))
    await type(second, 'Aus dem zweiten')
    expect(server.value(slot)).toEqual(words('Aus dem zweiten'))
    expect(second.sync.getState()).toMatchObject({ status: 'saved', waiting: 0 })
    marta.faults.push('lost')
    await type(second, 'Liegt noch beim ersten')
    expect(first.isAtRisk).toBe(true)
    first.close()
    await settlePromises()
    expect(server.value(slot)).toEqual(words('Liegt noch beim ersten'))
    second.undo()
    await settlePromises()
    expect(server.value(slot)).toEqual(words('Aus dem zweiten'))
    expect(second.isAtRisk).toBe(false)
  },
)

test('a page that opens on a forbidden disk saves, and takes steps back', async () => {
  const paul = new TestClient('Paul', server)
  paul.disk = 'forbidden'
  await paul.session.start()
  await settlePromises()
  const before = server.value(slot)
  await type(paul.session, 'Ohne Speicher')
  expect(server.value(slot)).toEqual(words('Ohne Speicher'))
  paul.session.undo()
  await settlePromises()
  expect(server.value(slot)).toEqual(before)
})

test('both tabs say when the network is away', async () => {
  marta.faults.push('lost')
  await type(second, 'Wartet')
  expect(first.sync.getState()).toMatchObject({ status: 'offline', waiting: 1 })
  expect(second.sync.getState()).toMatchObject({ status: 'offline', waiting: 1 })
  second.resume()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Wartet'))
  expect(second.sync.getState().status).toBe('saved')
})

test.each(Array.from({ length: 30 }, (_, turns) => turns))(
  'a page read %i turns after a step leaves the step as it is, whichever tab sends it',
  async (turns) => {
    await type(first, 'Erster')
    second.run(setContent, { fieldId: title, content: { text: 'Zweiter' } })
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    await second.refresh()
    await settlePromises()
    expect(shown(second)).toEqual(words('Zweiter'))
  },
)

test.each(Array.from({ length: 30 }, (_, turns) => turns))(
  'a tab that becomes the sender %i turns after its last step shows that one, not what was sent before it',
  async (turns) => {
    marta.faults.push('slow')
    await type(second, 'Erster')
    second.run(setContent, { fieldId: title, content: { text: 'Zweiter' } })
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    first.close()
    await settlePromises()
    expect(shown(second)).toEqual(words('Zweiter'))
    marta.deliverLate()
    await settlePromises()
    expect(shown(second)).toEqual(words('Zweiter'))
    expect(server.value(slot)).toEqual(words('Zweiter'))
  },
)

test.each(Array.from({ length: 30 }, (_, turns) => turns))(
  'a step that is undone %i turns after the other tab’s one can be done again in both',
  async (turns) => {
    await type(second, 'Erster')
    await type(second, 'Zweiter')
    first.undo()
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    second.undo()
    await settlePromises()
    const both = [first, second].map((tab) => tab.history.getState())
    expect(both[0]).toEqual(both[1])
  },
)

test('a conflict can be decided in either tab', async () => {
  const reto = new TestClient('Reto', server)
  await reto.session.start()
  await settlePromises()
  await type(reto.session, 'Von Reto')
  await type(first, 'Von Marta')
  const [conflict] = second.conflicts.getState().list
  second.resolveConflict(conflict?.id ?? '', 'mine')
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Von Marta'))
  expect(first.conflicts.getState().list).toEqual([])
})

test('a text under the caret is not rewritten by another tab', async () => {
  const before = shown(second)
  second.typing.start({ itemType: 'field', id: title }, contentKey('de'), () => undefined)
  await type(first, 'Von nebenan')
  expect(shown(second)).toEqual(before)
})

test('one undo stack serves both tabs', async () => {
  const before = shown(first)
  await type(first, 'Aus dem ersten')
  await type(second, 'Aus dem zweiten')
  first.undo()
  await settlePromises()
  expect(shown(second)).toEqual(words('Aus dem ersten'))
  second.undo()
  await settlePromises()
  expect(shown(first)).toEqual(before)
  expect(first.history.getState().canUndo).toBe(false)
})

test('the tab that does not send learns of every save, of new blocks too', async () => {
  const stamps = () => second.sync.getState().savedAt
  marta.passTime()
  await type(second, 'Von hier')
  const afterText = stamps()
  expect(afterText).toBeGreaterThan(0)
  marta.passTime()
  second.run(addGroup, { name: 'hero', position: 'end' })
  await settlePromises()
  expect(stamps()).toBeGreaterThan(afterText)
})

test('a session that was closed before it had begun neither hears nor sends', async () => {
  const reto = new TestClient('Reto', server)
  const before = shown(reto.session)
  const begun = reto.session.start()
  reto.session.close()
  await begun
  const next = await reto.openTab()
  await type(next, 'Von der nächsten')
  expect(server.value(slot)).toEqual(words('Von der nächsten'))
  expect(shown(reto.session)).toEqual(before)
})

test('a session that is started twice, as in strict mode, is one tab', async () => {
  const reto = new TestClient('Reto', server)
  await Promise.all([reto.session.start(), reto.session.start()])
  await settlePromises()
  await type(reto.session, 'Einmal')
  expect(server.accepted.filter((save) => save.slot === slot)).toHaveLength(1)
  expect(reto.session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0 })
})

test('tabs that each send for themselves, because there are no locks, come to rest', async () => {
  const reto = new TestClient('Reto', server, { hasLocks: false })
  await reto.session.start()
  const tab = await reto.openTab()
  await type(reto.session, 'Hier')
  await type(tab, 'Dort')
  expect(server.value(slot)).toEqual(words('Dort'))
  expect(shown(reto.session)).toEqual(words('Dort'))
  expect(reto.session.sync.getState().status).toBe('saved')
})
