import type { Json } from '@blickfang/contract/kernel/json.ts'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { setBranch } from '../../commands/set-branch.ts'
import { slotOf } from '../../sync/entry.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { type Fault, settlePromises, TestClient } from '../../testing/test-client.ts'

const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const target = { itemType: 'branch', id } as const
const seed = { name: 'Optik Lindenhof', phone: '052 212 47 30', periods: [] }

let server: StandInServer
beforeEach(() => {
  server = new StandInServer(fixtureDocument(['contact']))
  server.addBranch(id, seed)
})

async function open(name: string): Promise<TestClient> {
  const client = new TestClient(name, server)
  await client.session.start()
  await client.session.loadBranches()
  return client
}
const shown = ({ session }: TestClient) => session.document.branches.getState().byId?.[id]
const phone = (value: Json) => ({ id, key: 'phone', value }) as const
const stored = () => server.value(slotOf(target, 'phone'))
async function settle(client: TestClient) {
  for (let turn = 0; turn < 8; turn++) {
    client.deliverLate()
    await settlePromises()
    client.passTime()
    await settlePromises()
  }
}

test('what is typed is shown at once and sent when it is left', async () => {
  const marta = await open('Marta')
  marta.session.run(setBranch, phone('052 1'), { hold: 'left' })
  marta.session.run(setBranch, phone('052 111 11 11'), { hold: 'left' })
  expect(shown(marta)?.phone).toBe('052 111 11 11')
  await settlePromises()
  expect(stored()).toBe(seed.phone)
  marta.session.release()
  await settle(marta)
  expect(stored()).toBe('052 111 11 11')
  expect(marta.session.sync.getState().status).toBe('saved')
})

test('what was typed before a crash is there again, and undo goes back to what was there first', async () => {
  const marta = await open('Marta')
  marta.session.run(setBranch, phone('052 222 22 22'), { hold: 'left' })
  await marta.reload()
  await marta.session.loadBranches()
  expect(shown(marta)?.phone).toBe('052 222 22 22')
  await settle(marta)
  expect(stored()).toBe('052 222 22 22')
  expect(marta.session.undo()).toHaveLength(1)
  await settle(marta)
  expect(stored()).toBe(seed.phone)
})

test('two people at one value choose; at two values of a branch each keeps theirs', async () => {
  const [marta, reto] = [await open('Marta'), await open('Reto')]
  marta.session.run(setBranch, phone('052 111 11 11'))
  await settle(marta)
  reto.session.run(setBranch, { id, key: 'name', value: 'Am See' })
  await settle(reto)
  expect(reto.session.sync.getState().status).toBe('saved')
  reto.session.run(setBranch, phone('052 333 33 33'))
  await settle(reto)
  const [conflict] = reto.session.conflicts.getState().list
  expect(conflict).toMatchObject({ target, key: 'phone', mine: '052 333 33 33', theirs: '052 111 11 11' })
  reto.session.resolveConflict(conflict?.id ?? '', 'mine')
  await settle(reto)
  expect(stored()).toBe('052 333 33 33')
})

test('another tab shows what was changed, and read anew a branch keeps what is on its way', async () => {
  const marta = await open('Marta')
  const tab = await marta.openTab()
  await tab.loadBranches()
  marta.faults.push('cut')
  marta.session.run(setBranch, phone('052 444 44 44'))
  await settlePromises()
  expect(tab.document.branches.getState().byId?.[id]?.phone).toBe('052 444 44 44')
  await marta.session.loadBranches()
  expect(shown(marta)?.phone).toBe('052 444 44 44')
})

test('whatever becomes of the network, the last number that somebody entered is the one that is kept', async () => {
  const step = fc.record({
    value: fc.integer({ min: 100, max: 999 }).map((end) => `052 000 0${end}`),
    isHeld: fc.boolean(),
    fault: fc.constantFrom<Fault>('none', 'lost', 'unanswered', 'late', 'slow', 'stuck'),
    isCrash: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      server = new StandInServer(fixtureDocument(['contact']))
      server.addBranch(id, seed)
      const marta = await open('Marta')
      for (const { value, isHeld, fault, isCrash } of steps) {
        marta.faults.push(fault)
        marta.session.run(setBranch, phone(value), { hold: isHeld && 'left' })
        await settlePromises()
        if (isCrash) {
          await marta.reload()
          await marta.session.loadBranches()
        }
        expect(shown(marta)?.phone).toBe(value)
      }
      marta.faults.length = 0
      marta.session.release()
      await settle(marta)
      expect(stored()).toBe(steps.at(-1)?.value)
      expect(marta.session.conflicts.getState().list).toEqual([])
    }),
    { numRuns: 100 },
  )
})
