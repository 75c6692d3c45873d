import { expect, test } from 'vitest'
import { socialLinks } from './social-links.ts'

const none = { instagram: '', facebook: '', linkedin: '', reviewsWidget: '' }

test.each([
  ['optik_lindenhof', 'https://www.instagram.com/optik_lindenhof'],
  ['@optik.lindenhof', 'https://www.instagram.com/optik.lindenhof'],
  ['@brillen.ch', 'https://www.instagram.com/brillen.ch'],
  ['@optik.com', 'https://www.instagram.com/optik.com'],
  ['instagram.com/optiklindenhof', 'https://instagram.com/optiklindenhof'],
  ['https://www.instagram.com/optiklindenhof', 'https://www.instagram.com/optiklindenhof'],
])('%s leads to %s', (instagram, href) => {
  expect(socialLinks({ ...none, instagram })).toEqual([{ name: 'Instagram', href }])
})

test('an address that a browser must not follow is no link', () => {
  expect(socialLinks({ ...none, facebook: 'javascript:alert(1)//x.com' })).toEqual([])
  // Somewhere on the shop's own site is no profile.
  expect(socialLinks({ ...none, linkedin: '/company/foo' })).toEqual([])
})

test('nothing typed, nothing shown', () => {
  expect(socialLinks(none)).toEqual([])
})
