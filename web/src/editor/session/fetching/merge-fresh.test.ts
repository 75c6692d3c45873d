import type { EditorDocument } from '@blickfang/contract/content/editor-page.ts'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { expect, test } from 'vitest'
import { addGroup } from '../../commands/add-group.ts'
import { setContent } from '../../commands/set-content.ts'
import { readValue } from '../../model/read-value.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import { OpenSession } from '../open-session.ts'

const source = fixtureDocument(['hero', 'imageBoard', 'cta'])
const titles = source.groups.flatMap(({ fields }) => fields.filter(({ name }) => name === 'title').map(({ id }) => id))

/** A session on a page of which others have changed every title and added a block; each item that is taken in ends a slice. */
async function openBehind() {
  const server = new StandInServer(source)
  const [marta, reto] = [new TestClient('Marta', server), new TestClient('Reto', server)]
  let clock = 0
  let isSlow = false
  const pauses: (() => void)[] = []
  const slicing = {
    now: () => {
      if (isSlow) clock += 100
      return clock
    },
    yieldThread: () => new Promise<void>((resolve) => void pauses.push(resolve)),
  }
  const session = new OpenSession(source, { ...marta.ports(), slicing })
  await Promise.all([session.start(), reto.session.start()])
  await settlePromises()
  for (const fieldId of titles) reto.session.run(setContent, { fieldId, content: { text: 'Von Reto' } })
  reto.session.run(addGroup, { name: 'cta', position: 'end', parentId: null })
  await settlePromises()
  isSlow = true
  return { session, server, pauses }
}

const textOf = (session: OpenSession, id = '') => {
  const value = readValue(session.document, { itemType: 'field', id }, contentKey('de'))
  return (value as { text: string } | null)?.text
}

test('what is read anew and is the same wakes nobody and stays the same objects', async () => {
  const document: EditorDocument = { ...source, media: {} }
  const client = new TestClient('Marta', new StandInServer(document))
  const session = new OpenSession(document, {
    ...client.ports(),
    fetchDocument: async () => structuredClone(document),
  })
  await session.start()
  const before = session.document.site.getState().entries
  const woken: string[] = []
  for (const [id, store] of session.document.groups) store.subscribe(() => void woken.push(id))
  expect(await session.refresh()).toEqual([])
  expect(woken).toEqual([])
  for (const [id, entry] of Object.entries(session.document.site.getState().entries)) expect(entry).toBe(before[id])
})

test('a page is taken in as if at once, whatever is typed between two slices of it', async () => {
  const { session, server, pauses } = await openBehind()
  const refreshed = session.refresh()
  await settlePromises()
  pauses.shift()?.()
  await settlePromises()
  const typed = titles.at(-1) ?? ''
  expect([textOf(session, titles[0]), pauses.length]).toEqual(['Von Reto', 1])
  expect(textOf(session, typed)).not.toBe('Von Reto')
  session.run(setContent, { fieldId: typed, content: { text: 'Von Marta' } }, { hold: true })
  for (let turns = 0; pauses.length > 0; turns++) {
    if (turns > 1_000) throw new Error('It never ends')
    pauses.shift()?.()
    await settlePromises()
  }
  await refreshed
  expect(titles.slice(0, -1).map((id) => textOf(session, id))).toEqual(titles.slice(0, -1).map(() => 'Von Reto'))
  expect(textOf(session, typed)).toBe('Von Marta')
  expect(session.document.root.getState().blocks).toEqual(
    new OpenSession(server.document(), new TestClient('Reto', server).ports()).document.root.getState().blocks,
  )
})
