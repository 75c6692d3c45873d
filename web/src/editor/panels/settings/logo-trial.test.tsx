import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { palettes } from '../../../site/theme/palettes.ts'
import { EditLogo } from '../../app/look/edit-logo.tsx'
import { ShownLook } from '../../app/look/shown-look.tsx'
import { discardTried } from '../../shell/settings/take-tried.ts'
import { followTriedLogos, triedLogos, tryLogos } from '../../shell/settings/tried-logos.ts'
import { tryTheme } from '../../shell/settings/tried-theme.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { SettingsPanel } from './settings-panel.tsx'

afterEach(() => {
  discardTried()
  localStorage.clear()
})

const picture = (digit: string) => ({
  id: `7d83d070-5648-4a0b-a1bb-7c9d7c21592${digit}`,
  ...{ mediaType: 'image' as const, mimeType: 'image/png', publicUrl: `/api/bf-media/file/logo-${digit}.png` },
  ...{ width: 320, height: 80, blurHash: null, focalPoint: null, alt: '' },
})
const key = 'blickfang-typed:settings:tried-logos'

async function open(language: 'de' | 'fr' = 'de') {
  vi.stubGlobal('fetch', async () => new Response('{"success":false,"code":"UNAVAILABLE"}', { status: 503 }))
  const server = new StandInServer(fixtureDocument(['hero']))
  server.settings = settingsSchema.parse({ header: { logo: picture('1').id } })
  const site = { logo: picture('1'), alternativeLogo: null }
  const part = (
    <>
      <ShownLook />
      <EditLogo site={site} isOnDark={false} fallback="Optik Lindenhof" />
      <SettingsPanel title="Einstellungen" onClose={() => undefined} />
    </>
  )
  const opened = await openPart(part, { server, language })
  await act(() => opened.session.loadSettings())
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  const shown = () => document.querySelector('[data-part] picture img')?.getAttribute('src') ?? null
  return { ...opened, press, shown, saved: () => server.settings }
}

test('what is tried shows on the page and is nobody else’s, until it is taken with the colours in one step that one undo takes back', async () => {
  const { session, press, shown, saved } = await open()
  const before = saved()
  expect(shown()).toContain('logo-1')
  await act(async () => tryLogos({ 'header.logo': picture('2') }))
  expect(shown()).toContain('logo-2')
  await act(async () => tryTheme(palettes.plum))
  expect(document.body.textContent).toContain('Sie probieren ein neues Aussehen aus.')
  expect(await session.flush()).toBe(true)
  expect([saved(), session.history.getState().canUndo]).toEqual([before, false])
  await press('Übernehmen')
  expect(await session.flush()).toBe(true)
  expect(saved()).toMatchObject({ header: { logo: picture('2').id }, appearance: { theme: palettes.plum } })
  expect(shown()).toContain('logo-2')
  expect([triedLogos.getState().logos, localStorage.getItem(key)]).toEqual([null, null])
  await act(async () => void session.undo())
  expect(await session.flush()).toBe(true)
  expect([saved(), session.history.getState().canUndo]).toEqual([before, false])
  expect(shown()).toContain('logo-1')
})

test('a logo that is taken away while one tries leaves the name of the shop, and the saved one again is no trial', async () => {
  const { shown, session, saved } = await open('fr')
  await act(async () => tryLogos({ 'header.logo': null }))
  expect(shown()).toBeNull()
  expect(document.body.textContent).toContain('Optik Lindenhof')
  expect(document.body.textContent).toContain('Vous essayez un logo. Personne d’autre ne le voit.')
  await act(async () => tryLogos({ 'header.logo': picture('1') }, { 'header.logo': picture('1').id }))
  expect([triedLogos.getState().logos, shown()?.includes('logo-1')]).toEqual([null, true])
  expect(await session.flush()).toBe(true)
  expect(saved().header.logo).toBe(picture('1').id)
})

test('a picture that is chosen in the panel is tried, not saved, and goes on after a reload and in another tab', async () => {
  const { session, shown, saved } = await open()
  await act(async () => tryLogos({ 'header.logo': picture('2') }))
  triedLogos.setState({ logos: null })
  const end = followTriedLogos()
  expect(triedLogos.getState().logos).toEqual({ 'header.logo': picture('2') })
  localStorage.setItem(key, JSON.stringify({ 'header.logo': picture('3') }))
  await act(async () => void window.dispatchEvent(new StorageEvent('storage')))
  expect(shown()).toContain('logo-3')
  end()
  const before = saved()
  const field = [...document.querySelectorAll('fieldset')].find((one) => one.textContent?.startsWith('Logo'))
  const remove = [...(field?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Entfernen')
  await act(async () => remove?.click())
  expect(triedLogos.getState().logos).toEqual({ 'header.logo': null })
  expect(await session.flush()).toBe(true)
  expect(saved()).toEqual(before)
})

test.each([
  '{',
  '[]',
  '7',
  '{"header.icon":null}',
  JSON.stringify({ 'header.logo': { ...picture('2'), publicUrl: '//evil.example/a.png' } }),
  JSON.stringify({ 'header.logo': { ...picture('2'), publicUrl: '/api/bf-media/file/..%2f..%2fx' } }),
  JSON.stringify({ 'header.logo': { ...picture('2'), id: 'x' } }),
])('kept words that are no picture of the library (%s) are no trial', (kept) => {
  localStorage.setItem(key, kept)
  followTriedLogos()()
  expect(triedLogos.getState().logos).toBeNull()
})
