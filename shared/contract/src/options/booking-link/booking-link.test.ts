import { expect, test } from 'vitest'
import { bookingLinkSchema } from './option.ts'

const read = (url: string) => bookingLinkSchema.safeParse({ type: 'appointment-booking', url }).data?.url

test('an address of the web is taken, also without its https', () => {
  expect(read('https://termine.example.ch/laden')).toBe('https://termine.example.ch/laden')
  expect(read('termine.example.ch/laden')).toBe('https://termine.example.ch/laden')
})

test('nothing, a word, an e-mail address, a path of the site and a script are none', () => {
  const wrong = ['', 'morgen', 'info@optik.ch', '/kontakt', '#oben', 'javascript:alert(1)', 'mailto:info@optik.ch']
  expect(wrong.filter((url) => read(url) !== undefined)).toEqual([])
})
