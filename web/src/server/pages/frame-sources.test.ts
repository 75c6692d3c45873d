import { expect, test } from 'vitest'
import { frameSources } from './frame-sources.ts'

test('a page may frame the hosts of its booking links, each once, and no other', () => {
  const link = (address: string) => `<a href="/x" data-booking-frame="${address}">Termin</a>`
  const html =
    link('https://termine.example.ch/a?b=1&amp;c=2') + link('https://termine.example.ch/d') + link('nirgends')
  expect(frameSources(html)).toEqual(['https://termine.example.ch'])
  expect(frameSources('<a href="https://connect.shore.com/bookings/laden">Termin</a>')).toEqual([
    'https://connect.shore.com',
  ])
  expect(frameSources('<a href="https://connect.shore.com/agb">AGB</a>')).toEqual([])
})

test('words of a page are no link: quotes in them are escaped', () => {
  expect(frameSources('<p> data-booking-frame=&quot;https://boese.example&quot;</p>')).toEqual([])
})
