import { findGroup } from '@blickfang/blocks/groups.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { openDocument } from '../model/page-document.ts'
import { browserPorts } from '../session/browser-ports.ts'
import type { Entry, ValueEntry } from '../sync/entry.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { blockName } from './block-name.ts'

afterEach(() => vi.unstubAllGlobals())

const page = openDocument(fixtureDocument(['hero', 'imageBoard']))
const [hero = '', board = ''] = page.root.getState().blocks
const [field = ''] = [...page.places].find(([, place]) => place.groupId === hero) ?? []
const labelOf = (name: string, language: string) =>
  labelIn(findGroup(name)?.group.label ?? { de: '', fr: '', en: '' }, language)

const value = (itemType: ValueEntry['target']['itemType'], id: string): Entry => ({
  ...{ type: 'value', id: 'e', pageId: page.pageId, state: 'sent', target: { itemType, id }, key: 'order' },
  ...{ groupId: null, value: 'a1', before: null, base: 0, attempted: [] },
})
const card = { ...fixtureDocument(['imageBoard']).groups[1], parentId: board } as never

/** Sentence that a person reads when the server finds nothing. */
async function refusal(entry: Entry, language: 'de' | 'fr') {
  const failure = { success: false, status: 404, code: 'NOT_FOUND', error: 'Not found' }
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/values')
      ? Response.json({ success: true, answers: [failure] })
      : Response.json(failure, { status: 404 }),
  )
  const nameOf = (target: { id: string }) => blockName(page, target, language)
  const { transport } = browserPorts({ pageId: page.pageId, locale: 'de', language: () => language, nameOf })
  const [outcome] = await transport.send([entry], { keepalive: false })
  return outcome?.type === 'refused' ? outcome.message : outcome
}

test('a block that the server does not find is named as the page names it, for a value of it, of its field and for a card in it', async () => {
  const hereDe = `Block «${labelOf('hero', 'de')}» nicht gefunden. Jemand hat ihn inzwischen entfernt.`
  expect(await refusal(value('group', hero), 'de')).toContain(hereDe)
  expect(await refusal(value('field', field), 'de')).toContain(hereDe)
  expect(await refusal(value('field', field), 'fr')).toContain(
    `Bloc «\u00a0${labelOf('hero', 'fr')}\u00a0» introuvable.`,
  )
  const added: Entry = { type: 'addGroup', id: 'a', pageId: page.pageId, state: 'sent', groups: [card] } as never
  expect(await refusal(added, 'de')).toContain(`Block «${labelOf('imageBoard', 'de')}» nicht gefunden.`)
})

test('what is no block, or none of the page, is not called one', async () => {
  expect(await refusal(value('page', page.pageId), 'de')).toBe(
    'Nicht gefunden. Vielleicht wurde es inzwischen entfernt.',
  )
  expect(await refusal(value('group', page.pageId), 'de')).toMatch(/^Nicht gefunden\./)
})
