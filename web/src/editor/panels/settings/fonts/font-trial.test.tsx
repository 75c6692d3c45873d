import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { fontPairs } from '@blickfang/contract/options/font-pair/option.ts'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stacksOf } from '../../../../site/theme/font-stacks.ts'
import { ShownLook } from '../../../app/look/shown-look.tsx'
import { discardTried } from '../../../shell/settings/take-tried.ts'
import { followTriedFonts, isPair, triedFonts } from '../../../shell/settings/tried-fonts.ts'
import { fixtureDocument } from '../../../testing/fixture-document.ts'
import { openPart } from '../../../testing/open-part.tsx'
import { StandInServer } from '../../../testing/stand-in-server.ts'
import { SettingsPanel } from '../settings-panel.tsx'

afterEach(() => {
  discardTried()
  localStorage.clear()
})

const key = 'blickfang-typed:settings:tried-fonts'

async function open(language: 'de' | 'fr' = 'de') {
  vi.stubGlobal('fetch', async () => new Response('{"success":false,"code":"UNAVAILABLE"}', { status: 503 }))
  const server = new StandInServer(fixtureDocument(['hero']))
  server.settings = settingsSchema.parse({})
  const part = (
    <>
      <ShownLook />
      <SettingsPanel title="Einstellungen" onClose={() => undefined} />
    </>
  )
  const opened = await openPart(part, { server, language })
  await act(() => opened.session.loadSettings())
  const choose = (name: string) =>
    act(async () => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
      label?.querySelector('input')?.click()
    })
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  const shown = () => [...document.querySelectorAll('[data-part] style')].map(({ textContent }) => textContent).join('')
  return { ...opened, choose, press, shown, saved: () => server.settings.appearance.fonts }
}

test('each pair shows on the page and is nobody else’s, until it is taken in one step that one undo takes back', async () => {
  const { session, choose, press, shown, saved } = await open()
  for (const [name, pair] of [
    ['Klar', 'clear'],
    ['Klassisch', 'classic'],
    ['Ruhig', 'calm'],
    ['Modern', 'modern'],
  ] as const) {
    await choose(name)
    expect(shown()).toContain(`--font-display:${stacksOf(pair).display}`)
    expect(shown()).toContain(`--font-text:${stacksOf(pair).text}`)
  }
  expect(await session.flush()).toBe(true)
  expect([saved(), session.history.getState().canUndo]).toEqual(['lens', false])
  await press('Übernehmen')
  expect(await session.flush()).toBe(true)
  expect([saved(), triedFonts.getState().pair]).toEqual(['modern', null])
  await act(async () => void session.undo())
  expect(await session.flush()).toBe(true)
  expect([saved(), session.history.getState().canUndo]).toEqual(['lens', false])
  expect(shown()).toContain(`--font-display:${stacksOf('lens').display}`)
})

test('the pair that the site has is no trial; a trial is the same in another tab and is given up without a trace', async () => {
  const { choose, press, session, saved } = await open('fr')
  await choose('Calme')
  expect(document.body.textContent).toContain('Vous essayez des polices.')
  await choose('Marquant')
  expect([triedFonts.getState().pair, localStorage.getItem(key)]).toEqual([null, null])
  const end = followTriedFonts()
  localStorage.setItem(key, 'modern')
  await act(async () => void window.dispatchEvent(new StorageEvent('storage')))
  expect(triedFonts.getState().pair).toBe('modern')
  await press('Abandonner')
  expect([triedFonts.getState().pair, localStorage.getItem(key)]).toEqual([null, null])
  expect(await session.flush()).toBe(true)
  expect(saved()).toBe('lens')
  end()
})

test('kept words that are no pair are no trial, and every pair is known', () => {
  for (const word of ['{', 'toString', '', 'Modern']) {
    localStorage.setItem(key, word)
    followTriedFonts()()
    expect(triedFonts.getState().pair).toBeNull()
  }
  expect(fontPairs.every(isPair)).toBe(true)
})
