import { askedServices } from '@blickfang/blocks/control-services.ts'
import { mount, typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { settingsSchema } from '../../content/settings.ts'
import { withSetting } from '../../content/settings-values/setting-at.ts'
import type { ControlServices } from '../control.ts'
import { options } from '../options.generated.ts'
import { BookingLinkControl } from './control.tsx'
import { type BookingLink, bookingTypes } from './option.ts'

/** The three services beside a site's settings; `off`: it is there and says why it cannot be taken. */
async function offered(isMember: boolean, kind: string) {
  const joined = withSetting(settingsSchema.parse({}), 'membership.healthOptics', isMember)
  const settings = withSetting(joined, 'business.kind', kind)
  const asked = askedServices((async () => ({ settings, rev: 'a' })) as never, { language: 'de', locale: 'de' })
  const services = { language: 'de', ...asked } as ControlServices
  const option = options.bookingLink({ de: 'Termin', fr: 'Rendez-vous', en: 'Booking' })
  const { host, unmount } = await mount(
    <BookingLinkControl id="booking" option={option} value={null} onChange={() => undefined} services={services} />,
  )
  onTestFinished(unmount)
  const choices = () =>
    [...host.querySelectorAll('input[type=radio]')].map((radio) => (radio as HTMLInputElement).disabled)
  return choices
}

test.each([
  { isMember: true, kind: 'optician', choices: [false, false, false] },
  { isMember: false, kind: 'optician', choices: [false, true, false] },
  { isMember: false, kind: 'bakery', choices: [false, false] },
  { isMember: true, kind: 'bakery', choices: [false, false, false] },
])(
  'the service of the health opticians is for members, and unknown to other trades: $isMember, $kind',
  async (site) => {
    const choices = await offered(site.isMember, site.kind)
    await waitFor(() => expect(choices()).toEqual(site.choices))
  },
)

test('the service of a booking follows who sets it elsewhere, and a letter of the address does not write the old one', async () => {
  const heard = vi.fn()
  const option = options.bookingLink({ de: 'Termin', fr: 'Rendez-vous', en: 'Booking' })
  const services = { language: 'de', readSetting: async () => true } as unknown as ControlServices
  const at = (value: BookingLink) => (
    <BookingLinkControl id="probe" option={option} value={value} onChange={heard} services={services} />
  )
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(async () => root.render(at({ type: 'appointment-booking', url: 'https://alt.ch/termin' })))
  await act(async () => root.render(at({ type: 'iframe', url: 'https://neu.ch/termin' })))
  await waitFor(() => expect(host.querySelectorAll('input[type=radio]')).toHaveLength(3))
  expect([...host.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(({ checked }) => checked)).toBe(
    [...host.querySelectorAll('input[type=radio]')].at(bookingTypes.indexOf('iframe')),
  )
  await typeInto(host.querySelector('#probe') as HTMLInputElement, 'https://neu.ch/termine')
  expect(heard).toHaveBeenLastCalledWith({ type: 'iframe', url: 'https://neu.ch/termine' })
  await act(async () => root.unmount())
  host.remove()
})
