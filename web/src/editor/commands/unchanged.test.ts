import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { expect, test } from 'vitest'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { TestClient } from '../testing/test-client.ts'
import { setPageValue } from './set-page-value.ts'
import { setSettings } from './set-settings.ts'

async function open() {
  const server = new StandInServer(fixtureDocument(['hero']))
  server.settings = settingsSchema.parse({ footer: { city: '8400 Winterthur' } })
  const { session } = new TestClient('Marta', server)
  await session.start()
  await session.loadSettings()
  return { session, server }
}

test('a setting and a page’s name that stay the same are no step, and nothing is sent', async () => {
  const { session, server } = await open()
  const { pageId } = session.document
  const received: unknown[] = []
  const receive = server.receive.bind(server)
  server.receive = (entry, by) => {
    received.push(entry.type === 'value' && entry.key)
    return receive(entry, by)
  }
  expect(session.run(setSettings, { values: { 'footer.city': '8400 Winterthur' } })).toEqual([])
  expect(session.run(setPageValue, { pageId, key: 'name.de', value: 'Start' })).toEqual([])
  expect(await session.flush()).toBe(true)
  expect([received, session.history.getState().canUndo]).toEqual([[], false])
  session.run(setSettings, { values: { 'footer.city': '8401 Winterthur' } })
  session.run(setPageValue, { pageId, key: 'name.de', value: 'Anfang' })
  await session.flush()
  expect(received).toEqual(expect.arrayContaining(['footer.city', 'name.de']))
})
