import { expect, test, vi } from 'vitest'
import { navigationTarget, type Target } from '../../model/change.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { OpenSession } from '../open-session.ts'

test('what the steps of an earlier run change may be out of reach: the page opens, and reads the rest', async () => {
  const server = new StandInServer(fixtureDocument(['hero']))
  const step = (target: Target) =>
    ({ command: 'x', patch: [{ type: 'value', ...target, key: 'k', before: 1, after: 2 }], at: 0 }) as const
  let isBranchRead = false
  const session = new OpenSession(server.document(), {
    ...new TestClient('Marta', server).ports(),
    loadStacks: async () => ({ undo: [step(navigationTarget), step({ itemType: 'branch', id: 'shop' })], redo: [] }),
    fetchNavigation: () => Promise.reject(new Error('No connection')),
    fetchBranches: async () => {
      isBranchRead = true
      return server.branches()
    },
  })
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await session.start()
  expect(isBranchRead).toBe(true)
  expect(warn).toHaveBeenCalledWith('A step could not be read', expect.any(Error))
  warn.mockRestore()
})
