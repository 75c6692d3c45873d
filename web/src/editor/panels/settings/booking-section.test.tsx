import { type Settings, settingsSchema } from '@blickfang/shared/content/settings.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { EditorWords } from '../../locales/words.tsx'
import { openRoot } from '../../testing/open-root.ts'
import { BookingSection } from './booking-section.tsx'

const company = 'Name des Geschäfts bei Shore (wie in dessen Adresse)'

/** The section in a panel that keeps what is changed; answers what it offers to type into. */
async function open(bookingButton: Partial<Settings['bookingButton']>) {
  let settings = settingsSchema.parse({ bookingButton })
  const root = openRoot()
  const draw = () =>
    root.render(
      <EditorWords>
        <BookingSection
          settings={settings}
          change={(section, values) => {
            settings = { ...settings, [section]: { ...settings[section], ...values } }
            draw()
          }}
        />
      </EditorWords>,
    )
  await act(async () => draw())
  return () => [...document.querySelectorAll('input')].map((input) => input.labels?.[0]?.textContent ?? '')
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
