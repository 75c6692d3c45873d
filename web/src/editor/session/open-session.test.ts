import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Source } from '@blickfang/contract/kernel/source.ts'
import { sources } from '@blickfang/contract/sources/sources.generated.ts'
import { beforeEach, expect, test } from 'vitest'
import { setContent } from '../commands/set-content.ts'
import { readValue } from '../model/read-value.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../testing/test-client.ts'
import { OpenSession } from './open-session.ts'

const source = fixtureDocument(['hero'])
const title = source.groups[0]?.fields.find((field) => field.name === 'title')?.id ?? ''
const slot = `field:${title}:${contentKey('de')}`
const words = (text: string) => ({ text, by: 'person' })

let server: StandInServer
let marta: TestClient
let reto: TestClient

beforeEach(async () => {
  server = new StandInServer(source)
  marta = new TestClient('Marta', server)
  reto = new TestClient('Reto', server)
  await Promise.all([marta.session.start(), reto.session.start()])
})

async function type(client: TestClient, text: string, hold = false) {
  client.session.run(setContent, { fieldId: title, content: { text } }, { hold })
  await settlePromises()
}

const shown = (client: TestClient) =>
  readValue(client.session.document, { itemType: 'field', id: title }, contentKey('de'))

test('what is typed is held back until the field is left', async () => {
  await type(marta, 'Neu', true)
  expect(server.accepted).toHaveLength(0)
  expect(marta.session.sync.getState().status).toBe('typing')
  marta.session.release()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Neu'))
  expect(marta.session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0 })
})

test('words that stay in a field go out at a pause, and typing goes on from there', async () => {
  const key = contentKey('de')
  marta.session.typing.start({ itemType: 'field', id: title }, key, () => undefined)
  await type(marta, 'Erst dies', true)
  marta.passTime()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Erst dies'))
  expect(marta.session.sync.getState().status).toBe('saved')
  await type(marta, 'Erst dies, dann das', true)
  marta.passTime()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Erst dies, dann das'))
  expect(marta.session.conflicts.getState().list).toEqual([])
})

test('a pause is counted from the last words on', async () => {
  await type(marta, 'Eins', true)
  await type(marta, 'Eins, zwei', true)
  expect(marta.waitingTimers).toBe(1)
  marta.session.release()
  expect(marta.waitingTimers).toBe(0)
})

test('the last keys before a reload are there, though neither disk nor network had time', async () => {
  const target = { itemType: 'field', id: title } as const
  const commit = () =>
    void marta.session.run(setContent, { fieldId: title, content: { text: 'Letzte' } }, { hold: true })
  marta.session.typing.start(target, contentKey('de'), commit)
  await marta.leaveNow()
  expect(shown(marta)).toEqual(words('Letzte'))
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Letzte'))
})

test('words that are saved while the page goes are there, though the next one was drawn before', async () => {
  const drawn = server.document()
  await type(marta, 'Eben noch', true)
  marta.session.leave()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Eben noch'))
  const next = new OpenSession(drawn, marta.ports())
  await next.start()
  await settlePromises()
  const of = (session: OpenSession) => readValue(session.document, { itemType: 'field', id: title }, contentKey('de'))
  expect(of(next)).toEqual(words('Eben noch'))
  expect(next.sync.getState().status).toBe('saved')
  next.run(setContent, { fieldId: title, content: { text: 'Und weiter' } })
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Und weiter'))
  expect(next.conflicts.getState().list).toEqual([])
})

test('a page that was only hidden leaves nothing behind that would come back later', async () => {
  await type(marta, 'Neu', true)
  marta.session.leave()
  await settlePromises()
  marta.session.resume()
  await settlePromises()
  await type(marta, 'Neuer')
  await marta.reload()
  await settlePromises()
  expect(marta.session.sync.getState().recovered).toBe(0)
  expect(server.value(slot)).toEqual(words('Neuer'))
})

test('after a revert there is nothing to take back, and no conflict with oneself', async () => {
  const before = shown(marta)
  await type(marta, 'Ein Versuch')
  server.revert('Marta')
  marta.session.forgetSteps()
  await marta.session.refresh()
  expect(shown(marta)).toEqual(before)
  expect(marta.session.history.getState().canUndo).toBe(false)
  expect(marta.session.undo()).toBeNull()
  expect(marta.session.conflicts.getState().list).toEqual([])
})

test('a page that is behind knows it by the saves of others, and reading anew says what is different', async () => {
  const save = { itemType: 'field', id: title, status: 'draft', by: 'Reto', at: '' } as const
  expect(marta.session.isBehind({ ...save, revs: {} })).toBe(false)
  await type(reto, 'Von Reto')
  expect(marta.session.isBehind({ ...save, revs: { [contentKey('de')]: 1 } })).toBe(true)
  expect(await marta.session.refresh()).toEqual([
    { itemType: 'field', id: title, key: contentKey('de'), kind: 'changed' },
  ])
  expect(marta.session.isBehind({ ...save, revs: { [contentKey('de')]: 1 } })).toBe(false)
  expect(await marta.session.refresh()).toEqual([])
})

test('a page that was read before a save and arrives after it takes nothing back', async () => {
  await type(marta, 'Erster')
  marta.readsSlowly = true
  const reading = marta.session.refresh()
  await type(marta, 'Zweiter')
  marta.deliverLate()
  expect(await reading).toEqual([])
  expect(shown(marta)).toEqual(words('Zweiter'))
  await type(marta, 'Dritter')
  expect(marta.session.conflicts.getState().list).toEqual([])
  expect(server.value(slot)).toEqual(words('Dritter'))
})

test('reading anew brings what every source answers now, and an answer that is the same stays the same object', async () => {
  const answers = Object.values<Source>(sources).map(({ name, sample }) => ({ name, key: '[]', data: sample }))
  const open = { ...server.document(), sources: [...answers, { name: 'reviews', key: '[1]', data: ['gut'] }] }
  const fresh = structuredClone({ ...open, sources: [...answers, { name: 'reviews', key: '[1]', data: ['besser'] }] })
  const session = new OpenSession(open, { ...marta.ports(), fetchDocument: async () => fresh })
  await session.start()
  await session.refresh()
  const shown = session.document.site.getState().sources
  expect(shown).toEqual(fresh.sources)
  for (const [index, answer] of answers.entries()) expect(shown[index]).toBe(answer)
})

test('what a new block or a changed option asks of a source is read once the change is saved', async () => {
  const reviews = [{ name: 'reviews', key: '["Winterthur"]', data: ['gut'] }]
  const ports = {
    ...marta.ports(),
    fetchDocument: async () => ({ ...server.document(), sources: server.value(slot) ? reviews : [] }),
  }
  const session = new OpenSession(server.document(), ports)
  await session.start()
  session.run(setContent, { fieldId: title, content: { text: 'Neu' } }, { hold: true })
  session.document.site.setState({ asked: 1 })
  await settlePromises()
  expect(session.document.site.getState().sources).toEqual(reviews)
})

test('a request that was cut off by a crash is sent again', async () => {
  marta.faults.push('cut')
  await type(marta, 'Neu')
  await marta.reload()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Neu'))
  expect(shown(marta)).toEqual(words('Neu'))
  expect(marta.session.sync.getState().recovered).toBe(1)
})

test('what was being typed when the browser crashed is there again', async () => {
  await type(marta, 'Halb', true)
  await marta.reload()
  await settlePromises()
  expect(shown(marta)).toEqual(words('Halb'))
  expect(server.value(slot)).toEqual(words('Halb'))
})

test('an answer that got lost is no conflict with oneself, even when one has typed on', async () => {
  marta.faults.push('unanswered')
  await type(marta, 'Eins')
  await type(marta, 'Zwei')
  marta.passTime()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Zwei'))
  expect(marta.session.conflicts.getState().list).toEqual([])
})

test('what replaces a refused value does not replace what somebody else saved since', async () => {
  for (const fault of ['none', 'slow'] as const) {
    marta.faults.push('cut')
    await type(marta, 'refuse me')
    await type(reto, `Von Reto, ${fault}`)
    marta.faults.push(fault)
    await marta.reload()
    await settlePromises()
    await type(marta, `Neu, ${fault}`)
    marta.deliverLate()
    await settlePromises()
    expect(server.value(slot)).toEqual(words(`Von Reto, ${fault}`))
    const [conflict] = marta.session.conflicts.getState().list
    expect(conflict).toMatchObject({ mine: words(`Neu, ${fault}`), theirs: words(`Von Reto, ${fault}`) })
    marta.session.resolveConflict(conflict?.id ?? '', 'theirs')
    await settlePromises()
  }
})

test('a text that somebody else changed meanwhile becomes a choice, and both versions are kept', async () => {
  await type(reto, 'Von Reto')
  await type(marta, 'Von Marta')
  expect(server.value(slot)).toEqual(words('Von Reto'))
  expect(marta.session.conflicts.getState().list).toMatchObject([
    { mine: words('Von Marta'), theirs: words('Von Reto'), by: 'Reto' },
  ])
  expect(marta.session.sync.getState().status).toBe('conflict')
})

test('keeping mine saves it over theirs', async () => {
  await type(reto, 'Von Reto')
  await type(marta, 'Von Marta')
  marta.session.resolveConflict(marta.session.conflicts.getState().list[0]?.id ?? '', 'mine')
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Von Marta'))
  expect(marta.session.sync.getState().status).toBe('saved')
})

test('taking theirs can be undone', async () => {
  await type(reto, 'Von Reto')
  await type(marta, 'Von Marta')
  marta.session.resolveConflict(marta.session.conflicts.getState().list[0]?.id ?? '', 'theirs')
  await settlePromises()
  expect(shown(marta)).toEqual(words('Von Reto'))
  marta.session.undo()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Von Marta'))
})

test('a conflict outlives a reload', async () => {
  await type(reto, 'Von Reto')
  await type(marta, 'Von Marta')
  await marta.reload()
  await settlePromises()
  expect(marta.session.conflicts.getState().list).toMatchObject([{ mine: words('Von Marta') }])
})

test('undo of a value that somebody else has changed since asks instead of overwriting', async () => {
  await type(marta, 'Von Marta')
  await reto.session.refresh()
  await type(reto, 'Von Reto')
  await marta.session.refresh()
  marta.session.undo()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Von Reto'))
  expect(marta.session.conflicts.getState().list).toMatchObject([{ theirs: words('Von Reto') }])
})

test('a refused text is taken back and kept for its author', async () => {
  const before = shown(marta)
  await type(marta, 'refuse me')
  expect(shown(marta)).toEqual(before)
  expect(marta.session.sync.getState()).toMatchObject({ status: 'error', rejected: [{ value: words('refuse me') }] })
})

test('without a network everything waits, and goes out when it is back', async () => {
  marta.faults.push('lost', 'lost')
  await type(marta, 'Neu')
  expect(marta.session.sync.getState()).toMatchObject({ status: 'offline', waiting: 1 })
  marta.passTime()
  await settlePromises()
  expect(marta.session.sync.getState().status).toBe('offline')
  marta.session.resume()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Neu'))
})

test('a session that has ended keeps everything until one has signed in again', async () => {
  marta.faults.push('signedOut')
  await type(marta, 'Neu')
  expect(marta.session.sync.getState()).toMatchObject({ status: 'signedOut', waiting: 1 })
  marta.session.resume()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Neu'))
})

test('undo and redo outlive a reload', async () => {
  const before = shown(marta)
  await type(marta, 'Neu')
  await marta.reload()
  expect(marta.session.history.getState().canUndo).toBe(true)
  marta.session.undo()
  await settlePromises()
  expect(server.value(slot)).toEqual(before)
  await marta.reload()
  marta.session.redo()
  await settlePromises()
  expect(server.value(slot)).toEqual(words('Neu'))
})

test('reading anew leaves the text alone that is being typed', async () => {
  marta.session.typing.start({ itemType: 'field', id: title }, contentKey('de'), () => undefined)
  await type(reto, 'Von Reto')
  await marta.session.refresh()
  await type(marta, 'Von Marta')
  expect(server.value(slot)).toEqual(words('Von Reto'))
  expect(marta.session.conflicts.getState().list).toHaveLength(1)
})

test('typed and taken back again is not sent', async () => {
  const before = shown(marta)
  await type(marta, 'Neu', true)
  marta.session.undo()
  marta.session.release()
  await settlePromises()
  expect(server.accepted).toEqual([])
  expect(shown(marta)).toEqual(before)
})

test('nothing but white space is saved as nothing', async () => {
  await type(marta, '  \n ')
  expect(server.value(slot)).toBeNull()
})

test('words of another language wait for the page in that language', async () => {
  await type(marta, 'Neu')
  const french = new OpenSession({ ...server.document(), locale: 'fr' }, marta.ports())
  await french.start()
  expect(french.history.getState()).toMatchObject({ canUndo: true, undoLocale: 'de' })
  expect(french.undo()).toBeNull()
  expect(french.history.getState().canUndo).toBe(true)
  expect(marta.session.undo()).not.toBeNull()
})

test('a long page that came with its first blocks only is filled in, then what the journal kept comes back', async () => {
  const long = fixtureDocument(['hero', 'cta', 'imageBoard'])
  const [first] = long.groups
  server = new StandInServer(long)
  const laterTitle =
    long.groups.find(({ name }) => name === 'cta')?.fields.find(({ name }) => name === 'title')?.id ?? ''
  marta = new TestClient('Marta', server)
  await marta.session.start()
  marta.session.run(setContent, { fieldId: laterTitle, content: { text: 'Halb' } }, { hold: true })
  await settlePromises()

  const blocks = server.document().groups.filter(({ parentId }) => parentId === null)
  const beginning = blocks.map((group) => (group.id === first?.id ? group : { ...group, fields: [] }))
  const session = new OpenSession({ ...server.document(), groups: beginning, isWhole: false }, marta.ports())
  expect(session.document.root.getState().blocks).toHaveLength(3)
  await session.start()
  await settlePromises()
  const whole = new OpenSession(server.document(), marta.ports()).document
  const board = long.groups.find(({ name }) => name === 'imageBoard')?.id ?? ''
  expect(session.document.root.getState()).toEqual({ blocks: whole.root.getState().blocks, isWhole: true })
  expect(session.document.groups.get(board)?.getState()).toEqual(whole.groups.get(board)?.getState())
  expect(readValue(session.document, { itemType: 'field', id: laterTitle }, contentKey('de'))).toEqual(words('Halb'))
})

test('the rest of a long page is asked for again when it did not come', async () => {
  const ports = marta.ports()
  let asked = 0
  const fetchDocument = () => (asked++ === 0 ? Promise.reject(new Error('lost')) : ports.fetchDocument())
  const session = new OpenSession({ ...server.document(), isWhole: false }, { ...ports, fetchDocument })
  const started = session.start()
  await settlePromises()
  expect(session.document.root.getState().isWhole).toBe(false)
  marta.passTime()
  await started
  expect(session.document.root.getState().isWhole).toBe(true)
})
