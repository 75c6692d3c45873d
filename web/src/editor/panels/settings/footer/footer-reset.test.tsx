import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { settingAt } from '@blickfang/contract/content/settings-values/setting-at.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { fixtureDocument } from '../../../testing/fixture-document.ts'
import { openPart } from '../../../testing/open-part.tsx'
import { saidInToasts } from '../../../testing/said-in-toasts.ts'
import { StandInServer } from '../../../testing/stand-in-server.ts'
import { FooterReset } from './footer-reset.tsx'

const shop = { id: 'b', name: 'Optik Lindenhof', street: 'Marktgasse', streetNumber: '4', zip: '8400' }
const branch = { ...shop, city: 'Winterthur', lookedUp: null }
const own = { useBusinessDataFromLookUp: false, street: 'Seestrasse 1', phone: '052 222 33 44' }

/** The part over a footer like this one, at a server that answers so when it is asked for branches. */
async function open(footer: object, answer: object, language: 'de' | 'fr' = 'de') {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 'code' in answer ? 503 : 200 }))
  const server = new StandInServer(fixtureDocument(['hero']))
  server.settings = settingsSchema.parse({ footer })
  const opened = await openPart(<FooterReset />, { server, language })
  await act(() => opened.session.loadSettings())
  const values = () => opened.session.document.settings.getState().values ?? server.settings
  const parts = () =>
    ['useBusinessDataFromLookUp', 'street', 'city', 'email', 'phone'].map((name) =>
      settingAt(values(), `footer.${name}`),
    )
  return { ...opened, parts, press: () => act(async () => document.querySelector('button')?.click()) }
}

const branches = { success: true, branches: [branch] }

test('words that go are named before the footer shows the shop’s own data, and one undo brings all of them back', async () => {
  const { session, shell, parts, press, server } = await open(own, branches)
  await press()
  const question = shell.getState().dialog
  if (question?.type !== 'question') throw new Error('Nothing was asked')
  expect(question.text).toBe(
    'Diese Angaben gehen weg: Seestrasse 1, 052 222 33 44. Im Fussbereich steht dann wieder, was beim Standort eingetragen ist: Optik Lindenhof, Marktgasse 4, 8400 Winterthur.',
  )
  expect(parts()[1]).toBe('Seestrasse 1')
  await act(async () => question.onConfirm())
  expect(parts()).toEqual([true, '', '', '', ''])
  expect(await session.flush()).toBe(true)
  expect(server.settings.footer).toMatchObject({ useBusinessDataFromLookUp: true, street: '', phone: '' })
  expect(document.querySelector('button')).toBeNull()
  await act(async () => void session.undo())
  expect(parts()).toEqual([false, 'Seestrasse 1', '', '', '052 222 33 44'])
  expect(session.history.getState().canUndo).toBe(false)
})

test('without words of its own nothing is asked, and with nothing to take back nothing is offered', async () => {
  const { parts, press, shell } = await open({ useBusinessDataFromLookUp: false }, branches)
  await press()
  expect(shell.getState().dialog).toBeNull()
  expect(parts()[0]).toBe(true)
  expect(document.querySelector('button')).toBeNull()
})

test.each([
  [
    'de',
    { success: false, code: 'UNAVAILABLE' },
    /^error: Der Fussbereich konnte nicht zurückgesetzt werden: Der Dienst/,
  ],
  ['fr', { success: false, code: 'UNAVAILABLE' }, /^error: Le pied de page n’a pas pu être réinitialisé: Le service/],
  ['de', { success: true, branches: [] }, /^error: Es ist kein Standort eingetragen/],
] as const)('what fails is said in a toast and changes nothing (%s, %j)', async (language, answer, sentence) => {
  const said = saidInToasts()
  const { parts, press, shell } = await open(own, answer, language)
  await press()
  await waitFor(() => expect(said).toEqual([expect.stringMatching(sentence)]))
  expect([shell.getState().dialog, parts()[1]]).toEqual([null, 'Seestrasse 1'])
})
