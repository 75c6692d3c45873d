import type { Json } from '@blickfang/contract/kernel/json.ts'
import { setEntry } from '../commands/entries/set-entry.ts'
import { setBranch } from '../commands/set-branch.ts'
import { setNavigation } from '../commands/set-navigation.ts'
import { setSettings } from '../commands/set-settings.ts'
import { navigationKey, navigationTarget, settingsTarget, type Target } from '../model/change.ts'
import type { OpenSession } from '../session/open-session.ts'
import { fixtureDocument, fixtureId } from './fixture-document.ts'
import { StandInServer } from './stand-in-server.ts'

/** Id of the one branch and of the one entry. */
export const shopId = fixtureId('shop')
const menu = (text: string) => [{ id: fixtureId('menu'), label: { de: text }, children: [] }]

interface LateValue {
  readonly target: Target
  readonly key: string
  readonly asValue: (text: string) => Json
  readonly load: (session: OpenSession) => Promise<unknown>
  readonly change: (session: OpenSession, text: string) => void
}
/** A value of each kind that lies beside the page and is read when it is wanted. */
export const lateValues: readonly LateValue[] = [
  {
    ...{ target: navigationTarget, key: navigationKey, asValue: menu },
    load: (session) => session.loadNavigation(),
    change: (session, text) => session.run(setNavigation, { containers: menu(text) }),
  },
  {
    ...{ target: settingsTarget, key: 'footer.city', asValue: String },
    load: (session) => session.loadSettings(),
    change: (session, text) => session.run(setSettings, { values: { 'footer.city': text } }),
  },
  {
    ...{ target: { itemType: 'branch', id: shopId }, key: 'phone', asValue: String },
    load: (session) => session.loadBranches(),
    change: (session, value) => session.run(setBranch, { id: shopId, key: 'phone', value }),
  },
  {
    ...{ target: { itemType: 'entry', id: shopId }, key: 'title.de', asValue: String },
    load: (session) => session.loadEntries({ ids: shopId }),
    change: (session, value) => session.run(setEntry, { id: shopId, key: 'title.de', value }),
  },
]

/** The server that has them. */
export function serverOfLateValues(): StandInServer {
  const server = new StandInServer(fixtureDocument(['hero']))
  server.addBranch(shopId, { phone: '0' })
  server.addEntry(shopId, { collection: 'jobs', values: { 'title.de': '0' } })
  return server
}
