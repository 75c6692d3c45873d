import { expect, test } from 'vitest'
import { isComplete, linkSchema, plainHref } from './option.ts'
import { parseLink } from './parse-link.ts'

test.each([
  ['url', 'zeiss.ch', 'https://zeiss.ch'],
  ['url', 'https://zeiss.ch/a?b=c', 'https://zeiss.ch/a?b=c'],
  ['url', '/de/kontakt', '/de/kontakt'],
  ['url', '#hier', '#hier'],
  ['phone', '+41 52 212 47 30', 'tel:+41522124730'],
  ['phone', '052 212 47 30', 'tel:0522124730'],
  ['email', ' hallo@optik-lindenhof.ch ', 'mailto:hallo@optik-lindenhof.ch'],
] as const)('a typed %s «%s» leads to %s', (type, text, href) => {
  const link = parseLink(type, text)
  expect(link && plainHref(link)).toBe(href)
})

test.each([
  ['url', 'javascript:alert(1)'],
  ['url', 'data:text/html,hallo'],
  ['url', '//boese.ch'],
  ['url', 'kein ort'],
  ['url', 'wort'],
  ['phone', 'abc'],
  ['phone', '12'],
  ['email', 'hallo@'],
] as const)('a typed %s «%s» is refused', (type, text) => {
  expect(parseLink(type, text)).toBeUndefined()
})

test('nothing typed is no link', () => {
  expect(parseLink('url', '   ')).toBeNull()
})

test('a link leads somewhere only when the part that its type names is filled', () => {
  expect(isComplete({ type: 'page', role: '~contact' })).toBe(true)
  expect(isComplete({ type: 'url', email: 'a@b.ch' })).toBe(false)
  expect(isComplete(null)).toBe(false)
})

test.each(['http://a b', 'java\nscript:alert(1)', '\u0001javascript:alert(1)', 'wort', '/ein weg'])(
  'an address that leads nowhere (%j) is none, whoever sends it',
  (url) => {
    expect(linkSchema.safeParse({ type: 'url', url }).success).toBe(false)
  },
)

test('unknown parts of a link are refused', () => {
  expect(linkSchema.safeParse({ type: 'url', url: 'https://a.ch', onclick: 'x' }).success).toBe(false)
})
