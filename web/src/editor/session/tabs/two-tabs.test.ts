import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { addGroup } from '../../commands/add-group.ts'
import { setContent } from '../../commands/set-content.ts'
import { readValue } from '../../model/read-value.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { settlePromises, TestClient } from '../../testing/test-client.ts'
import type { OpenSession } from '../open-session.ts'

const source = fixtureDocument(['hero'])
const title = source.groups[0]?.fields.find((field) => field.name === 'title')?.id ?? ''
const target = { itemType: 'field', id: title } as const
const key = contentKey('de')
const slot = `field:${title}:${key}`
const words = (text: string) => ({ text, by: 'person' })

let server: StandInServer
let marta: TestClient
let reto: TestClient
let tabs: readonly OpenSession[]

beforeEach(open)

async function open(): Promise<void> {
  server = new StandInServer(source)
  reto = new TestClient('Reto', server)
  marta = new TestClient('Marta', server)
  await Promise.all([reto.session.start(), marta.session.start()])
  tabs = [marta.session, await marta.openTab(), await marta.openTab()]
  await settlePromises()
}

const tabOf = (index: number) => tabs[index] as OpenSession
async function type(tab: OpenSession, text: string) {
  tab.run(setContent, { fieldId: title, content: { text } })
  await settlePromises()
}
const shown = ({ document }: OpenSession) => readValue(document, target, key)
const asked = ({ conflicts }: OpenSession) => conflicts.getState().list
const refused = ({ sync }: OpenSession) => sync.getState().rejected
const blocks = ({ document }: OpenSession) => document.root.getState().blocks
/** All that a person sees of a tab, and the revision from which it goes on: while there is a choice, that which it names. */
const picture = (tab: OpenSession) => ({
  shown: shown(tab),
  blocks: blocks(tab),
  rev: asked(tab)[0]?.rev ?? tab.revisions.get(target, key),
  asked: asked(tab),
  refused: refused(tab),
  status: tab.sync.getState().status,
})
/** Someone else changes the value, which these tabs do not read. */
async function changeElsewhere(text: string) {
  await reto.session.refresh()
  await type(reto.session, text)
}

const index = fc.nat(2)
const step = fc.oneof(
  fc.record({ do: fc.constant('type' as const), tab: index, text: fc.constantFrom('a', 'b', 'refuse me') }),
  fc.record({ do: fc.constant('elsewhere' as const), text: fc.constantFrom('c', 'd') }),
  fc.record({ do: fc.constant('add' as const), tab: index, isRefused: fc.boolean() }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const, 'refresh' as const), tab: index }),
  fc.record({ do: fc.constant('choose' as const), tab: index, choice: fc.constantFrom('mine' as const, 'theirs') }),
  fc.record({ do: fc.constantFrom('dismiss' as const, 'again' as const), tab: index }),
  fc.record({ do: fc.constant('open' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** Opens another tab, drawn with what is on the server by now. */
async function openOne(): Promise<void> {
  // A step of undo that became a choice leaves theirs on the page; a tab that opens shows mine beside the same choice.
  if (asked(tabOf(0)).some(({ mine }) => JSON.stringify(mine) !== JSON.stringify(shown(tabOf(0))))) return
  tabs = [...tabs, await marta.openTab()]
  await settlePromises()
  for (const each of tabs) await each.refresh()
  await settlePromises()
}

async function take(drawn: Step): Promise<void> {
  if (drawn.do === 'elsewhere') return changeElsewhere(drawn.text)
  if (drawn.do === 'open') return openOne()
  const tab = tabOf(drawn.tab)
  if (drawn.do === 'type') tab.run(setContent, { fieldId: title, content: { text: drawn.text } })
  else if (drawn.do === 'add') {
    server.refusesGroups = drawn.isRefused
    tab.run(addGroup, { name: 'hero', position: 'end' })
  } else if (drawn.do === 'choose') for (const { id } of asked(tab)) tab.resolveConflict(id, drawn.choice)
  else if (drawn.do === 'dismiss') for (const { id } of refused(tab)) tab.dismissRejected(id)
  else if (drawn.do === 'again') for (const { id } of refused(tab)) tab.retryRefused(id)
  else if (drawn.do === 'refresh') for (const each of tabs) await each.refresh()
  else tab[drawn.do]()
  await settlePromises()
  await settlePromises()
  server.refusesGroups = false
}

test('whatever becomes of what was changed, the tabs of a page show the same and go on from the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await open()
      for (const drawn of steps) {
        await take(drawn)
        for (const tab of tabs) expect(picture(tab)).toEqual(picture(tabOf(0)))
        expect(asked(tabOf(0)).length).toBeLessThanOrEqual(1)
        expect(tabOf(0).sync.getState().status).not.toBe('saving')
      }
      // Each choice may meet what somebody else has saved since they were asked, and be refused.
      for (let turn = 0; turn < steps.length; turn++) await take({ do: 'choose', tab: 1, choice: 'mine' })
      await take({ do: 'dismiss', tab: 1 })
      for (const tab of tabs) expect(picture(tab)).toMatchObject({ status: 'saved', shown: shown(tabOf(0)) })
    }),
    { numRuns: propertyRuns(150) },
  )
})

test.each([0, 1])('a value that is refused stands in no tab as if it were saved (typed in tab %i)', async (index) => {
  await type(tabOf(index), 'Vorher')
  await type(tabOf(index), 'refuse me')
  expect(tabs.map(shown)).toEqual(tabs.map(() => words('Vorher')))
  await type(tabOf(2), 'Nachher')
  expect(server.value(slot)).toEqual(words('Nachher'))
})

test('words that another tab holds stay there when an older value is refused', async () => {
  marta.faults.push('stuck')
  await type(tabOf(0), 'refuse me')
  tabOf(1).run(setContent, { fieldId: title, content: { text: 'Neuer' } }, { hold: true })
  marta.deliverLate()
  await settlePromises()
  expect(refused(tabOf(1))).toHaveLength(1)
  expect(shown(tabOf(1))).toEqual(words('Neuer'))
})

test.each([0, 1])(
  'a block that is refused goes from every tab, and so does one that is dismissed (tab %i)',
  async (index) => {
    const before = blocks(tabOf(0))
    server.refusesGroups = true
    tabOf(index).run(addGroup, { name: 'hero', position: 'end' })
    await settlePromises()
    expect(tabs.map(blocks)).toEqual(tabs.map(() => before))
    tabOf(1).dismissRejected(refused(tabOf(1))[0]?.id ?? '')
    await settlePromises()
    expect(tabs.map(blocks)).toEqual(tabs.map(() => before))
    expect(tabs.map(refused)).toEqual([[], [], []])
  },
)

test.each([0, 1])(
  'a step of undo that became a choice is decided in any tab, and sent (undone in tab %i)',
  async (index) => {
    await type(tabOf(index), 'Von Marta')
    await changeElsewhere('Von Reto')
    for (const tab of tabs) await tab.refresh()
    expect(tabOf(index).undo()).toEqual([])
    await settlePromises()
    expect(tabs.map((tab) => asked(tab).length)).toEqual([1, 1, 1])
    const mine = asked(tabOf(index))[0]?.mine
    tabOf(index).resolveConflict(asked(tabOf(index))[0]?.id ?? '', 'mine')
    await settlePromises()
    expect(server.value(slot)).toEqual(mine)
    for (const tab of tabs) expect(picture(tab)).toMatchObject({ shown: mine, asked: [], status: 'saved' })
  },
)

test.each(Array.from({ length: 20 }, (_, turns) => turns))(
  'a tab that opens takes no step away that is made %i turns after it began',
  async (turns) => {
    await type(tabOf(0), 'Erster')
    const opening = marta.openTab()
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    tabOf(0).run(setContent, { fieldId: title, content: { text: 'Zweiter' } })
    const opened = await opening
    await settlePromises()
    expect(opened.history.getState()).toEqual(tabOf(0).history.getState())
    // What was said before it listened it knows from the server.
    await opened.refresh()
    opened.undo()
    await settlePromises()
    expect(shown(tabOf(0))).toEqual(words('Erster'))
    tabOf(0).undo()
    expect(tabOf(0).history.getState().canUndo).toBe(false)
  },
)

test.each(['conflict', 'refusal'])('a tab that opens while a %s waits for a person asks the same', async (kind) => {
  if (kind === 'conflict') await changeElsewhere('c')
  await type(tabOf(0), kind === 'conflict' ? 'a' : 'refuse me')
  const opened = await marta.openTab()
  await settlePromises()
  expect(opened.sync.getState().status).not.toBe('saved')
  await opened.refresh()
  await settlePromises()
  expect(asked(opened)).toEqual(asked(tabOf(0)))
  expect(refused(opened)).toEqual(refused(tabOf(0)))
  expect(asked(opened).length + refused(opened).length).toBe(1)
  expect(opened.sync.getState().status).toBe(tabOf(0).sync.getState().status)
})
