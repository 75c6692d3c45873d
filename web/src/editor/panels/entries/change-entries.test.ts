import { expect, onTestFinished, test, vi } from 'vitest'
import { setEntry } from '../../commands/entries/set-entry.ts'
import { setSettings } from '../../commands/set-settings.ts'
import { serverOfLateValues, shopId } from '../../testing/late-values.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import { removeEntry } from './change-entries.ts'

test('what was changed of an entry cannot be taken back once it is removed, but what was done before can', async () => {
  const server = serverOfLateValues()
  vi.stubGlobal('fetch', async () => {
    server.removeEntry(shopId)
    return Response.json({ success: true })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { session } = new TestClient('Marta', server)
  await session.start()
  await settlePromises()
  await session.loadSettings()
  await session.loadEntries({ ids: shopId })
  session.run(setSettings, { values: { 'footer.city': 'Elgg' } })
  session.run(setEntry, { id: shopId, key: 'title.de', value: 'Neu' })
  expect(await removeEntry(session, shopId)).toBe('removed')
  expect(session.history.getState().undoLabel).toBe('setSettings')
  expect(session.undo()).toHaveLength(1)
  await settlePromises()
  expect(session.conflicts.getState().list).toEqual([])
  expect(session.history.getState().canUndo).toBe(false)
})
