import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isComplete, linkSchema, plainHref } from './option.ts'
import { linkFault, parseLink } from './parse-link.ts'

test.each([
  ['url', 'zeiss.ch', 'https://zeiss.ch'],
  ['url', 'https://zeiss.ch/a?b=c', 'https://zeiss.ch/a?b=c'],
  ['url', '/de/kontakt', '/de/kontakt'],
  ['url', '#hier', '#hier'],
  ['phone', '+41 52 212 47 30', 'tel:+41522124730'],
  ['phone', '052 212 47 30', 'tel:0522124730'],
  ['email', ' hallo@optik-lindenhof.ch ', 'mailto:hallo@optik-lindenhof.ch'],
  ['email', 'mailto:a@b.ch', 'mailto:a@b.ch'],
  ['email', '<a@b.ch>', 'mailto:a@b.ch'],
  ['phone', 'tel:+41522124730', 'tel:+41522124730'],
  ['phone', '\u202a+41 52 212 47 30\u202c', 'tel:+41522124730'],
  ['url', 'zeiss.ch:8080/x', 'https://zeiss.ch:8080/x'],
  ['url', 'localhost:3000', 'https://localhost:3000'],
  ['url', '192.168.1.20/kamera', 'https://192.168.1.20/kamera'],
  ['url', '\u200ehttps://zeiss.ch\u200e', 'https://zeiss.ch'],
  ['url', '<https://zeiss.ch/a>', 'https://zeiss.ch/a'],
  ['url', 'bücher.ch', 'https://bücher.ch'],
  ['url', '/kontakt?von=../x', '/kontakt?von=../x'],
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
  ['url', 'info@optik.ch'],
  ['url', 'https://info@optik.ch'],
  ['url', 'https://name:wort@optik.ch/x'],
  ['url', 'mailto:info@optik.ch'],
  ['url', 'tel:+41522124730'],
  ['url', './kontakt'],
  ['url', '../kontakt'],
  ['url', '/de/../kontakt'],
  ['url', '/%2e%2e/kontakt'],
  ['url', 'https://./kontakt'],
  ['url', 'https://../kontakt'],
  ['url', 'https://a..ch'],
  ['url', 'https://-a.ch'],
  ['url', 'kontakt.html'],
  ['url', 'preisliste.pdf'],
  ['url', 'https:zeiss.ch'],
  ['email', 'mailto:a@b.ch?subject=Hallo'],
  ['phone', 'abc'],
  ['phone', '12'],
  ['email', 'hallo@'],
] as const)('a typed %s «%s» is refused', (type, text) => {
  expect(parseLink(type, text)).toBeUndefined()
})

test.each([
  ['url', 'info@optik.ch', 'isEmail'],
  ['url', 'mailto:info@optik.ch', 'isEmail'],
  ['url', 'tel:+41 52 212 47 30', 'isPhone'],
  ['url', '+41 52 212 47 30', 'isPhone'],
  ['url', '../kontakt', 'isRelative'],
  ['url', './kontakt', 'isRelative'],
  ['url', 'wort', 'url'],
  ['phone', 'a@b.ch', 'isEmail'],
  ['phone', 'https://zeiss.ch', 'isUrl'],
  ['phone', 'abc', 'phone'],
  ['email', 'zeiss.ch', 'isUrl'],
  ['email', '052 212 47 30', 'isPhone'],
  ['email', 'hallo@', 'email'],
] as const)('who types as %s «%s» reads what it is: %s', (type, text, fault) => {
  expect([parseLink(type, text), linkFault(type, text)]).toEqual([undefined, fault])
})

const words = fc.stringMatching(/^[a-zäöü0-9._~@:/?#%+ -]{1,20}$/)
const addresses = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.webUrl().map((url) => url.replace(/^https?:\/\//, '')),
  fc
    .tuple(fc.domain(), fc.integer({ min: 1, max: 65_535 }), fc.webPath())
    .map(([host, port, path]) => `${host}:${port}${path}`),
  fc.webPath().map((path) => `/${path}`),
  fc.emailAddress(),
  fc
    .tuple(fc.constantFrom('./', '../', '/', '#', 'mailto:', 'tel:', 'javascript:', 'https://', '//'), words)
    .map((two) => two.join('')),
  words,
)
/** A page of the site that is somewhere else than the one on which an address was typed. */
const pages = ['https://optik.example/', 'https://optik.example/de/team/anna', 'https://optik.example/fr/']

test('what is taken leads to the same place from every page, is no mail address, and is taken as it is another time', () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom('', ' ', '\u200e', '\u202a'), (address, around) => {
      const url = parseLink('url', around + address + around)?.url
      fc.pre(url !== undefined)
      const targets = new Set(pages.map((page) => new URL(url?.startsWith('#') ? '/' : (url ?? ''), page).href))
      const target = new URL([...targets][0] ?? '')
      expect([targets.size, target.username, target.protocol.replace('https', 'http')]).toEqual([1, '', 'http:'])
      expect(target.hostname).toMatch(/^localhost$|[^.]\.[^.]/)
      expect(target.pathname.includes('/../')).toBe(false)
      expect(parseLink('url', url ?? '')?.url).toBe(url)
    }),
    { numRuns: propertyRuns(500) },
  )
})

test('a host that somebody types as it is spoken leads to that host', () => {
  fc.assert(
    fc.property(fc.domain(), fc.webPath(), (host, path) => {
      const link = parseLink('url', host + path)
      expect(link && new URL(link.url ?? '').hostname).toBe(host)
    }),
    { numRuns: propertyRuns(200) },
  )
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
