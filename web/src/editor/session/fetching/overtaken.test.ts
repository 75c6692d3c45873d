import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readValue } from '../../model/read-value.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { lateValues, serverOfLateValues, shopId } from '../../testing/late-values.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import type { OpenSession } from '../open-session.ts'

test('whatever is read, an answer that one’s own saves have overtaken brings no old value back, in no tab', async () => {
  const step = fc.record({ do: fc.constantFrom('read', 'save', 'arrive'), tab: fc.nat(1) })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lateValues), fc.array(step, { maxLength: 8 }), async (kind, steps) => {
      const { target, key, asValue, load, change } = kind
      const marta = new TestClient('Marta', serverOfLateValues())
      await marta.session.start()
      const tabs = [marta.session, await marta.openTab()]
      for (const tab of tabs) await load(tab)
      let saved = 0
      const save = async (tab: OpenSession) => {
        saved += 1
        change(tab, String(saved))
        await settlePromises()
        expect(tabs.map(({ conflicts }) => conflicts.getState().list)).toEqual([[], []])
        for (const { document } of tabs) expect(readValue(document, target, key)).toEqual(asValue(String(saved)))
      }
      const take = async (what: string, tab: OpenSession) => {
        marta.readsSlowly = true
        if (what === 'save') await save(tab)
        else if (what === 'read') void load(tab)
        else marta.deliverLate()
        await settlePromises()
      }
      await save(marta.session)
      for (const { do: what, tab } of steps) await take(what, tabs[tab] as OpenSession)
      marta.deliverLate()
      await settlePromises()
      for (const { document } of tabs) expect(readValue(document, target, key)).toEqual(asValue(String(saved)))
      for (const tab of tabs) await save(tab)
    }),
  )
})

test('what somebody else has saved is read, whatever number its revision is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ maxLength: 6 }), { minLength: 1, maxLength: 6 }), async (saved) => {
      const server = new StandInServer(fixtureDocument(['hero']))
      server.addEntry(shopId, { collection: 'jobs', values: { 'title.de': 'Alt', 'lead.de': 'Gleich' } })
      server.addBranch(shopId, { phone: 'Alt' })
      const marta = new TestClient('Marta', server)
      await marta.session.start()
      const { document } = marta.session
      const load = () => Promise.all([marta.session.loadEntries({ ids: shopId }), marta.session.loadBranches()])
      await load()
      for (const text of saved) {
        server.addEntry(shopId, { collection: 'jobs', values: { 'title.de': text, 'lead.de': 'Gleich' } }, 'Reto')
        server.addBranch(shopId, { phone: text })
        await load()
        expect(document.entries.getState().byId[shopId]?.values).toEqual({ 'title.de': text, 'lead.de': 'Gleich' })
        expect(document.branches.getState().byId?.[shopId]).toEqual({ phone: text })
      }
    }),
  )
})
