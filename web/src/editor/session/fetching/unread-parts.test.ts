import { beforeEach, expect, test, vi } from 'vitest'
import { navigationTarget, type Target } from '../../model/change.ts'
import { readValue } from '../../model/read-value.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { lateValues, serverOfLateValues } from '../../testing/late-values.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import { OpenSession } from '../open-session.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))

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
  await session.start()
  expect(isBranchRead).toBe(true)
  expect(console.warn).toHaveBeenCalledWith('A step could not be read', expect.any(Error))
})

const unread = () => Promise.reject(new Error('No connection'))
const unreadable = { fetchNavigation: unread, fetchSettings: unread, fetchBranches: unread, fetchEntries: unread }

test.each(lateValues)('a step on what could not be read is compared by the server: $key', async (late) => {
  const server = serverOfLateValues()
  const marta = new TestClient('Marta', server)
  const [before, other] = [new TestClient('Anna', server), new TestClient('Reto', server)]
  const change = async ({ session }: TestClient, text: string) => {
    await late.load(session)
    late.change(session, text)
    await settlePromises()
  }
  const stored = async () => {
    const { session } = new TestClient('Nobody', server)
    await late.load(session)
    return readValue(session.document, late.target, late.key)
  }
  await Promise.all([marta, before, other].map(({ session }) => session.start()))
  await change(before, 'Erst')
  await change(marta, 'Von Marta')
  marta.session.close()
  const next = new OpenSession(server.document(), { ...marta.ports(), ...unreadable })
  await next.start()
  next.undo()
  await settlePromises()
  expect(next.conflicts.getState().list).toEqual([])
  expect(await stored()).toEqual(late.asValue('Erst'))
  next.redo()
  await settlePromises()
  expect(await stored()).toEqual(late.asValue('Von Marta'))
  await change(other, 'Von Reto')
  next.undo()
  await settlePromises()
  const [conflict] = next.conflicts.getState().list
  expect(conflict).toMatchObject({ mine: late.asValue('Erst'), theirs: late.asValue('Von Reto') })
})
