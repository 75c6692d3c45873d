import { expect, test } from 'vitest'
import { linkOfHref } from './link-of-href.ts'
import { plainHref } from './option.ts'

test.each([
  ['mailto:info@optik.ch', 'email', 'mailto:info@optik.ch'],
  ['MAILTO:info%40optik.ch?subject=Termin&body=Guten%20Tag', 'email', 'mailto:info@optik.ch'],
  ['mailto:info@optik.ch,zwei@optik.ch', 'email', 'mailto:info@optik.ch'],
  ['mailto:info@optik.ch;zwei@optik.ch', 'email', 'mailto:info@optik.ch'],
  ['tel:+41522124730', 'phone', 'tel:+41522124730'],
  ['tel:+41-52-212.47.30', 'phone', 'tel:+41522124730'],
  ['tel:052%20212%2047%2030', 'phone', 'tel:0522124730'],
  ['tel://+41522124730', 'phone', 'tel:+41522124730'],
  ['tel:+41522124730;ext=5', 'phone', 'tel:+41522124730'],
  ['sms:+41791234567?body=Hallo', 'phone', 'tel:+41791234567'],
  ['https://www.optik.ch/neu?a=b#c', 'url', 'https://www.optik.ch/neu?a=b#c'],
  [' https://www.opt\nik.ch ', 'url', 'https://www.optik.ch'],
  ['//www.optik.ch/neu', 'url', 'https://www.optik.ch/neu'],
  ['www.optik.ch/neu', 'url', 'https://www.optik.ch/neu'],
  ['/kontakt', 'url', '/kontakt'],
])('the address %s is a link of type %s to %s', (href, type, target) => {
  const link = linkOfHref(href)
  expect(link?.type).toBe(type)
  expect(link && plainHref(link)).toBe(target)
})

test.each([
  '',
  '#oben',
  '#_Toc1234',
  'kontakt.html',
  '../kontakt',
  '?seite=2',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://a.ch/x',
  'file:///C:/x.docx',
  'mailto:',
  'mailto:niemand',
  'tel:abc',
  'https://',
])('the address «%s» leads nowhere from here', (href) => {
  expect(linkOfHref(href)).toBeNull()
})
