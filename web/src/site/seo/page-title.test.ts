import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureSite } from '../../server/testing/fixture-content.ts'
import { pageTitle, shownOfTitle } from './page-title.ts'

const site = fixtureSite('de')
const named = (companyName: string, city = 'Winterthur') => ({
  ...site,
  contact: { ...site.contact, companyName },
  branches: site.branches.map((branch) => ({ ...branch, city })),
})
const titled = (name: string, of = site) => pageTitle(of, { role: null, name })

test.each([
  ['Augenprüfung', 'Augenprüfung – Optik Lindenhof, Winterthur'],
  ['Optik Lindenhof', 'Optik Lindenhof, Winterthur'],
  ['Über Optik Lindenhof in Winterthur', 'Über Optik Lindenhof in Winterthur'],
  ['Golf durch Winterthur', 'Golf durch Winterthur – Optik Lindenhof'],
  ['Ein Tag für die Augen und ihre Gesundheit', 'Ein Tag für die Augen und ihre Gesundheit – Optik Lindenhof'],
  [
    'Gleitsichtgläser, Bildschirmgläser und was es sonst noch gibt',
    'Gleitsichtgläser, Bildschirmgläser und was es sonst noch gibt',
  ],
])('«%s» is titled by what it is, whose and where, as much as is shown', (name, title) => {
  expect(titled(name)).toBe(title)
})

test('a company is called in titles as its one branch is, a company of several towns without a town', () => {
  expect(titled('Team', named('Optik Lindenhof AG'))).toBe('Team – Optik Lindenhof, Winterthur')
  expect(titled('Team', named('Muster Holding AG'))).toBe('Team – Muster Holding AG, Winterthur')
  const [branch] = site.branches
  const two = { ...site, branches: branch ? [branch, { ...branch, city: 'Bern' }] : [] }
  expect(titled('Team', two)).toBe('Team – Optik Lindenhof')
})

test.each(['de', 'fr', 'it', 'en'] as const)('the home page says what kind of shop it is, and where: %s', (locale) => {
  const title = pageTitle({ ...site, locale }, { role: 'home', name: 'Start' })
  expect(title).toMatch(/^Optik Lindenhof – \S+ \S+ Winterthur$/)
})

test('a shop whose name says it already does not say it twice', () => {
  const home = (of: typeof site) => pageTitle(of, { role: 'home', name: 'Start' })
  const bare = (companyName: string) => ({ ...named(companyName), branches: [] })
  expect(home(bare('Optiker Muster'))).toBe('Optiker Muster')
  expect(
    home({ ...named('Optik Winterthur'), branches: named('').branches.map((b) => ({ ...b, name: 'Laden' })) }),
  ).toBe('Optik Winterthur – Optiker')
})

test('a title is never longer than what is shown but by the name alone, begins with the name and says no word twice', () => {
  const words = fc.array(fc.constantFrom('Team', 'Winterthur', 'Optik', 'Lindenhof', 'Brillen', 'AG'), {
    minLength: 1,
    maxLength: 9,
  })
  fc.assert(
    fc.property(words, fc.boolean(), (parts, isHome) => {
      const name = [...new Set(parts)].join(' ')
      const title = pageTitle(named('Optik Lindenhof AG'), { role: isHome ? 'home' : null, name })
      expect(title.length).toBeLessThanOrEqual(Math.max(shownOfTitle, name.length))
      if (!isHome) expect(title.startsWith(name)).toBe(true)
      if (!isHome) expect(title.split('Winterthur').length).toBeLessThanOrEqual(2)
      expect(title.split('Optik Lindenhof').length).toBeLessThanOrEqual(2)
    }),
  )
})
