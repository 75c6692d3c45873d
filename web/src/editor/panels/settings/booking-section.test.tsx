import { type Settings, sections, settingsSchema } from '@blickfang/contract/content/settings.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { useSettings } from '../../shell/settings/use-settings.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { SettingsSection } from './settings-section.tsx'

const company = 'Name des Geschäfts bei Shore (wie in dessen Adresse)'

/** The section of a site with these settings; answers what it offers to type into. */
async function open(bookingButton: Partial<Settings['bookingButton']>) {
  const server = new StandInServer(fixtureDocument(['hero']))
  server.settings = settingsSchema.parse({ bookingButton })
  const { session } = new TestClient('Marta', server)
  await session.loadSettings()
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <Section />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  return () => [...document.querySelectorAll('input')].map((input) => input.labels?.[0]?.textContent ?? '')
}

const booking = sections.find(({ name }) => name === 'bookingButton')

function Section() {
  const settings = useSettings()
  return settings && booking && <SettingsSection settings={settings} section={booking} />
}

test('Shore asks for its company, and hides nothing: without one the button still goes by the address', async () => {
  const offered = await open({ url: 'https://optik.ch/termin' })
  expect(offered()).toContain('Adresse der Buchung')
  expect(offered()).not.toContain(company)
  const before = offered()
  const shore = [...document.querySelectorAll('input')].find(
    ({ labels }) => labels?.[0]?.textContent === 'Über Shore buchen lassen',
  )
  await act(async () => shore?.click())
  expect(offered()).toContain(company)
  expect(offered().filter((label) => label !== company)).toEqual(before)
  const address = [...document.querySelectorAll('input')].find(({ value }) => value === 'https://optik.ch/termin')
  expect(address?.labels?.[0]?.textContent).toBe('Adresse der Buchung')
})
