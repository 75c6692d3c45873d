import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { readableOn } from '@blickfang/contract/options/color/readable-on.ts'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { makeDarkPalette, makePalette } from '../../../../site/theme/make-palette.ts'
import { palettes } from '../../../../site/theme/palettes.ts'
import { ShownTheme, themeColors } from '../../../app/look/shown-theme.tsx'
import { followTriedTheme, triedTheme, tryTheme } from '../../../shell/settings/tried-theme.ts'
import { fixtureDocument } from '../../../testing/fixture-document.ts'
import { openPart } from '../../../testing/open-part.tsx'
import { StandInServer } from '../../../testing/stand-in-server.ts'
import { PaletteChoice } from './palette-choice.tsx'

afterEach(() => tryTheme(null))

async function open(language: 'de' | 'fr' = 'de') {
  await themeColors.load()
  const server = new StandInServer(fixtureDocument(['hero']))
  server.settings = settingsSchema.parse({})
  const part = (
    <>
      <ShownTheme />
      <PaletteChoice />
    </>
  )
  const opened = await openPart(part, { server, language })
  await act(() => opened.session.loadSettings())
  const choose = (name: string) =>
    act(async () => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes(name))
      label?.querySelector('input')?.click()
    })
  const press = (name: string) =>
    act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  const shown = () => document.querySelector('[data-part] style')?.textContent ?? ''
  const theme = () => (server.settings as ReturnType<typeof settingsSchema.parse>).appearance.theme
  return { ...opened, choose, press, shown, theme }
}

test('what is chosen shows on the page and is nobody else’s, until it is taken in one step that one undo takes back', async () => {
  const { session, choose, press, shown, theme } = await open()
  const before = theme()
  for (const [name, colors] of [
    ['Ziegel', palettes.brick],
    ['Pflaume', palettes.plum],
    ['Wald', palettes.forest],
  ] as const) {
    await choose(name)
    expect(shown()).toContain(`--color-header:${colors.header}`)
  }
  expect(await session.flush()).toBe(true)
  expect([theme(), session.history.getState().canUndo]).toEqual([before, false])
  await press('Übernehmen')
  expect(await session.flush()).toBe(true)
  expect(theme()).toEqual(palettes.forest)
  expect(triedTheme.getState().theme).toBeNull()
  await act(async () => void session.undo())
  expect(await session.flush()).toBe(true)
  expect([theme(), session.history.getState().canUndo]).toEqual([before, false])
  expect(shown()).toContain(`--color-header:${before.header}`)
})

test('a trial outlives a reload, is the same in another tab, and is given up without a trace', async () => {
  const { choose, press, shown, session } = await open('fr')
  await choose('Brique')
  triedTheme.setState({ theme: null })
  const end = followTriedTheme()
  expect(triedTheme.getState().theme).toEqual(palettes.brick)
  localStorage.setItem('blickfang-typed:settings:tried-theme', JSON.stringify(palettes.plum))
  await act(async () => void window.dispatchEvent(new StorageEvent('storage')))
  expect(shown()).toContain(`--color-header:${palettes.plum.header}`)
  await press('Abandonner')
  // Those that the page came in stand again.
  expect(shown()).toBe('')
  expect(localStorage.getItem('blickfang-typed:settings:tried-theme')).toBeNull()
  expect(session.history.getState().canUndo).toBe(false)
  end()
})

test.each(['{', '[]', '{"primary":"url(//evil)"}', '7'])('kept words that are no colours (%s) are no trial', (kept) => {
  localStorage.setItem('blickfang-typed:settings:tried-theme', kept)
  followTriedTheme()()
  expect(triedTheme.getState().theme).toBeNull()
})

test.each(Object.entries(palettes))(
  '%s reads well in both schemes, and its accent is a colour of its own',
  (_, theme) => {
    for (const made of [makePalette(theme), makeDarkPalette(theme)]) {
      for (const ground of ['primary', 'secondary', 'background', 'header', 'footer'] as const)
        expect(readableOn(made[ground]).ratio).toBeGreaterThanOrEqual(4.5)
    }
    expect(makePalette(theme).accent).toBe(theme.header)
  },
)

test('no two palettes are alike', () => {
  const all = Object.values(palettes)
  for (const key of ['primary', 'secondary', 'background', 'header', 'footer'] as const)
    expect(new Set(all.map((theme) => theme[key])).size).toBe(all.length)
})

test('colours that are taken in the moment in which the settings are read show on the page', async () => {
  await themeColors.load()
  const { session } = await openPart(<ShownTheme />)
  const { appearance, ...rest } = settingsSchema.parse({})
  const values = { ...rest, appearance }
  await act(async () => {
    session.document.settings.setState({ values })
    session.document.settings.setState({ values: { ...values, appearance: { ...appearance, theme: palettes.plum } } })
  })
  expect(document.querySelector('[data-part] style')?.textContent).toContain(`--color-header:${palettes.plum.header}`)
})
