import type { Json } from '@blickfang/contract/kernel/json.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setEntry } from '../../commands/entries/set-entry.ts'
import { setBranch } from '../../commands/set-branch.ts'
import { setNavigation } from '../../commands/set-navigation.ts'
import { setSettings } from '../../commands/set-settings.ts'
import { navigationKey, navigationTarget, settingsTarget, type Target } from '../../model/change.ts'
import { readValue } from '../../model/read-value.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import type { OpenSession } from '../open-session.ts'

const id = fixtureId('shop')
const menu = (text: string) => [{ id: fixtureId('menu'), label: { de: text }, children: [] }]

interface Kind {
  readonly target: Target
  readonly key: string
  readonly valueOf: (text: string) => Json
  readonly load: (session: OpenSession) => Promise<unknown>
  readonly change: (session: OpenSession, text: string) => void
}
const kinds: readonly Kind[] = [
  {
    ...{ target: navigationTarget, key: navigationKey, valueOf: menu },
    load: (session) => session.loadNavigation(),
    change: (session, text) => session.run(setNavigation, { containers: menu(text) }),
  },
  {
    ...{ target: settingsTarget, key: 'footer.city', valueOf: String },
    load: (session) => session.loadSettings(),
    change: (session, text) => session.run(setSettings, { values: { 'footer.city': text } }),
  },
  {
    ...{ target: { itemType: 'branch', id }, key: 'phone', valueOf: String },
    load: (session) => session.loadBranches(),
    change: (session, value) => session.run(setBranch, { id, key: 'phone', value }),
  },
  {
    ...{ target: { itemType: 'entry', id }, key: 'title.de', valueOf: String },
    load: (session) => session.loadEntries({ ids: id }),
    change: (session, value) => session.run(setEntry, { id, key: 'title.de', value }),
  },
]

test('whatever is read, an answer that one’s own saves have overtaken brings no old value back, in no tab', async () => {
  const step = fc.record({ do: fc.constantFrom('read', 'save', 'arrive'), tab: fc.nat(1) })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), fc.array(step, { maxLength: 8 }), async (kind, steps) => {
      const { target, key, valueOf, load, change } = kind
      const server = new StandInServer(fixtureDocument(['hero']))
      server.addBranch(id, { phone: '0' })
      server.addEntry(id, { collection: 'jobs', values: { 'title.de': '0' } })
      const marta = new TestClient('Marta', server)
      await marta.session.start()
      const tabs = [marta.session, await marta.openTab()]
      for (const tab of tabs) await load(tab)
      let saved = 0
      const save = async (tab: OpenSession) => {
        saved += 1
        change(tab, String(saved))
        await settlePromises()
        expect(tabs.map(({ conflicts }) => conflicts.getState().list)).toEqual([[], []])
        for (const { document } of tabs) expect(readValue(document, target, key)).toEqual(valueOf(String(saved)))
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
      for (const { document } of tabs) expect(readValue(document, target, key)).toEqual(valueOf(String(saved)))
      for (const tab of tabs) await save(tab)
    }),
  )
})

test('what somebody else has saved is read', async () => {
  const server = new StandInServer(fixtureDocument(['hero']))
  server.addEntry(id, { collection: 'jobs', values: { 'title.de': 'Alt', 'lead.de': 'Gleich' } })
  const marta = new TestClient('Marta', server)
  await marta.session.start()
  await marta.session.loadEntries({ ids: id })
  server.addEntry(id, { collection: 'jobs', values: { 'title.de': 'Neu', 'lead.de': 'Gleich' } }, 'Reto')
  await marta.session.loadEntries({ ids: id })
  expect(marta.session.document.entries.getState().byId[id]?.values).toEqual({ 'title.de': 'Neu', 'lead.de': 'Gleich' })
})
