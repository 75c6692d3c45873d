import type { NavigationView } from '@blickfang/contract/content/navigation.ts'
import { expect, test } from 'vitest'
import { fixtureSite } from '../../server/testing/fixture-content.ts'
import { shore } from '../booking/shore.ts'
import { menuEntries } from './menu-entries.ts'

const page = (name: string) => ({
  id: name,
  pageId: `page-${name}`,
  label: name,
  href: `/de/${name}`,
  appearance: 'default' as const,
})

const site = fixtureSite('de')
const entriesOf = (
  children: NavigationView[number]['children'],
  bookingButton: Partial<typeof site.bookingButton> = {},
) =>
  menuEntries({
    ...site,
    navigation: [{ id: 'c', label: 'Sehen', children }],
    bookingButton: {
      ...site.bookingButton,
      url: '',
      website: '',
      email: '',
      phone: '',
      useShoreBooking: false,
      ...bookingButton,
    },
  })
const booking = { id: 'b', pageId: null, label: '', href: null, appearance: 'button' as const }

test('a container with one visible page is that page, without a submenu', () => {
  expect(entriesOf([page('kontakt')])).toEqual([{ kind: 'link', ...page('kontakt') }])
})

test('a container with several pages is a submenu', () => {
  const [entry] = entriesOf([page('a'), page('b')])
  expect(entry).toMatchObject({ kind: 'menu', label: 'Sehen', children: [{ label: 'a' }, { label: 'b' }] })
})

test('a container of which no page exists in this language is not shown', () => {
  expect(entriesOf([])).toEqual([])
})

test('the booking leads to the shop’s service, worded in the reader’s language', () => {
  const [entry] = entriesOf([booking], { useShoreBooking: true, shoreCompany: 'lindenmann' })
  expect(entry).toMatchObject({
    kind: 'link',
    label: 'Termin buchen',
    href: `${shore}lindenmann`,
    appearance: 'button',
  })
})

test('a shop without a booking address has no such entry', () => {
  expect(entriesOf([page('a'), booking])).toEqual([{ kind: 'link', ...page('a') }])
})
