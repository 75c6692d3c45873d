import { expect, test } from 'vitest'
import { socialLinks } from './social-links.ts'

const none = { instagram: '', facebook: '', linkedin: '', reviewsWidget: '' }

test.each([
  ['optik_lindenhof', 'https://www.instagram.com/optik_lindenhof'],
  ['@optik.lindenhof', 'https://www.instagram.com/optik.lindenhof'],
  ['instagram.com/optiklindenhof', 'https://instagram.com/optiklindenhof'],
  ['https://www.instagram.com/optiklindenhof', 'https://www.instagram.com/optiklindenhof'],
])('%s leads to %s', (instagram, href) => {
  expect(socialLinks({ ...none, instagram })).toEqual([{ name: 'Instagram', href }])
})

test('an address that a browser must not follow is no link', () => {
  expect(socialLinks({ ...none, facebook: 'javascript:alert(1)//x.com' })).toEqual([])
})

test('nothing typed, nothing shown', () => {
  expect(socialLinks(none)).toEqual([])
})
