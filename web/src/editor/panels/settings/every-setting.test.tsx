import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { settingAt, withSetting } from '@blickfang/contract/content/settings-values/setting-at.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import fc from 'fast-check'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { tryTheme } from '../../shell/settings/tried-theme.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { SettingsPanel } from './settings-panel.tsx'

vi.setConfig({ testTimeout: 180_000 })

/** Settings with all on that hides other controls while it is off. */
const all = settingsSchema.parse({
  appearance: { gradient: { enabled: true } },
  header: { loginPage: { useLinkToLoginPage: true } },
  footer: { useBusinessDataFromLookUp: false },
  bookingButton: { active: true, useShoreBooking: true },
  feeds: { instagram: 'behold' },
  game: { active: true },
  languages: { default: 'de', active: ['de', 'fr'] },
})

let root: Root
let server: StandInServer
let client: TestClient

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // What panels ask for beside the settings: nobody answers.
  vi.stubGlobal('fetch', async () => new Response('{"success":false,"code":"UNAVAILABLE"}', { status: 503 }))
})
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  tryTheme(null)
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** The panel of a client whose saves do not arrive: what outlives a crash then is in its journal alone. */
async function begin() {
  server = new StandInServer(fixtureDocument(['hero']))
  server.settings = all
  client = new TestClient('Marta', server)
  client.faults.push(...Array.from({ length: 40 }, () => 'lost' as const))
  await act(() => client.session.start())
  await open()
}

async function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={client.session} shell={createShell()}>
          <SettingsPanel title="Einstellungen" onClose={() => undefined} />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await waitFor(() => expect(controls().length).toBeGreaterThan(10))
}

async function end() {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  localStorage.clear()
}

/** The browser is gone from one moment to the next, and opened again. */
async function crash() {
  await act(async () => client.reload())
  await act(async () => root.unmount())
  document.body.replaceChildren()
  await open()
}

type Control = HTMLInputElement | HTMLSelectElement

function controls(): Control[] {
  return [...document.querySelectorAll<Control>('input, select')].filter(({ disabled }) => !disabled)
}

/** Chooses the words of the panel itself, by which the test finds its way. */
const isLanguage = (control: Control) => /^(Deutsch|Français)$/.test(control.closest('label')?.textContent ?? '')

/** Value of a control, as a person sees it. */
function shown(control: Control): unknown {
  return control instanceof HTMLInputElement && /checkbox|radio/.test(control.type) ? control.checked : control.value
}

function nameOf(control: Control): string {
  const section = control.closest('details')?.querySelector('summary')?.textContent
  return `${section}: ${control.closest('label')?.textContent || control.labels?.[0]?.textContent}`
}

let colours = 0

/** Enters something else, as the browser tells of it, and does not leave the control. */
async function enter(control: Control, text: string) {
  const before = shown(control)
  await act(async () => {
    if (control instanceof HTMLSelectElement) {
      control.value = [...control.options].find(({ value }) => value !== control.value)?.value ?? ''
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (/checkbox|radio/.test(control.type)) control.click()
    else {
      const value = { color: `#${String(++colours).padStart(6, '0')}`, date: '2027-01-31' }[control.type] ?? text
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  if (/checkbox|color|select/.test(control.type)) expect([nameOf(control), shown(control)]).not.toContain(before)
}

/** Values of all controls, by name: texts without blanks around them, addresses without what is put before them. */
function holdings(): Readonly<Record<string, unknown>> {
  const held = (control: Control) => {
    const value = shown(control)
    return typeof value === 'string' ? value.trim().replace(/^https?:\/\//, '') : value
  }
  return Object.fromEntries(controls().map((control, index) => [`${index} ${nameOf(control)}`, held(control)]))
}

test('whatever is entered in any control of the settings is there again after a crash, right or wrong, saved or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom('', 'neu.ch', '052 12'), fc.string({ unit: 'grapheme', maxLength: 12 })),
      async (text) => {
        await begin()
        const isSwitch = (control: Control) => control.type === 'checkbox'
        // Another country takes the choice of its regions away.
        for (const control of controls().filter((one) => !isSwitch(one) && !isLanguage(one)))
          if (control.isConnected) await enter(control, text)
        const entered = holdings()
        await crash()
        expect(holdings()).toEqual(entered)
        // From the last to the first: what a switch takes away stands below it.
        for (const control of controls().filter(isSwitch).toReversed())
          if (control.isConnected) await enter(control, '')
        const switched = holdings()
        await crash()
        expect(holdings()).toEqual(switched)
        await end()
      },
    ),
    { numRuns: 2 },
  )
})

const numbers = ['forms.keepDays', 'game.roundMinutes', 'game.couponsPerNetwork', 'game.couponsPerDay'] as const
const labels = {
  'forms.keepDays': /löschen nach/,
  'game.roundMinutes': /Mindestdauer/,
  'game.couponsPerNetwork': /Netz/,
  'game.couponsPerDay': /pro Tag$/,
}

test('a number that is emptied, or is none that its contract takes, stays as it was: the field says so and does not jump', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...numbers),
      fc.oneof(fc.constantFrom('', ' ', '-3', '1.5', 'drei', '999999'), fc.stringMatching(/^[a-z ]{0,5}$/)),
      async (path, text) => {
        await begin()
        client.faults.length = 0
        const input = controls().find((control) => labels[path].test(control.labels?.[0]?.textContent ?? ''))
        if (!input) throw new Error(`There is no input for ${path}`)
        await enter(input, String(settingAt(all, path)).slice(0, -1) || '1')
        await enter(input, text)
        await act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
        await act(async () => client.passTime())
        expect(input.value).toBe(text)
        expect(input.getAttribute('aria-invalid')).toBe('true')
        expect(document.querySelector('[role=alert]')?.textContent).toMatch(
          /^Bitte geben Sie eine ganze Zahl von \d+ bis /,
        )
        expect(settingAt(server.settings, path)).toBe(settingAt(all, path))
        await end()
      },
    ),
    { numRuns: 12 },
  )
})

test('a colour shows at once and waits; it is saved when its window is closed, and one step of undo brings the old one back', async () => {
  await begin()
  client.faults.length = 0
  const colour = () => controls().find(({ type }) => type === 'color') as HTMLInputElement
  const before = server.settings.appearance.theme.primary
  const pick = async (value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(colour(), value)
      colour().dispatchEvent(new Event('input', { bubbles: true }))
    })
  await pick('#111111')
  await pick('#222222')
  expect(client.session.document.settings.getState().values?.appearance.theme.primary).toBe('#222222')
  expect(client.session.sync.getState().status).toBe('typing')
  expect(server.settings.appearance.theme.primary).toBe(before)
  await act(async () => colour().dispatchEvent(new Event('change', { bubbles: true })))
  await waitFor(() => expect(server.settings.appearance.theme.primary).toBe('#222222'))
  expect(client.session.frame.getState()).toEqual({ all: 1, settings: 1 })
  await act(async () => void client.session.undo())
  await waitFor(() => expect(server.settings.appearance.theme.primary).toBe(before))
})

test('what two people change of the settings is merged value by value; the same value is a choice for the later one', async () => {
  await begin()
  client.faults.length = 0
  server.settings = withSetting(withSetting(all, 'footer.city', 'Zug'), 'header.upperCase', true)
  const { setSettings } = await import('../../commands/set-settings.ts')
  await act(async () => void client.session.run(setSettings, { values: { 'footer.street': 'Gasse 1' } }))
  await waitFor(() => expect(client.session.document.settings.getState().values?.header.upperCase).toBe(true))
  expect(server.settings.footer).toMatchObject({ city: 'Zug', street: 'Gasse 1' })
  server.settings = withSetting(server.settings, 'footer.city', 'Uster')
  await act(async () => void client.session.run(setSettings, { values: { 'footer.city': 'Wil' } }))
  await waitFor(() =>
    expect(client.session.conflicts.getState().list).toMatchObject([{ mine: 'Wil', theirs: 'Uster' }]),
  )
})
