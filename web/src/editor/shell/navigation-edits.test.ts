import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { type NavigationContainer, pagesIn } from '@blickfang/contract/content/navigation.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPages, standingOfPage } from '../panels/pages/lists/page-lists.ts'
import {
  childOf,
  findBooking,
  type NavigationChild,
  withAppearance,
  withBooking,
  withChild,
  withChildAt,
  withoutChild,
  withPage,
} from './navigation-edits.ts'

const container = (id: string, ...pages: string[]): NavigationContainer => ({
  id,
  label: { de: id },
  children: pages.map((page) => ({ id: `child-${page}`, type: 'page', page, appearance: 'default' })),
})
const pagesOf = (navigation: readonly NavigationContainer[]) => navigation.map((entry) => pagesIn([entry]))
const entry = (id: string, values: Partial<EditorPageEntry> = {}): EditorPageEntry => ({
  id,
  collection: null,
  role: null,
  status: 'published',
  changed: false,
  name: {},
  slug: {},
  description: {},
  disallowedLanguages: [],
  live: [],
  hasPassword: false,
  order: 'a0',
  archived: false,
  deleted: false,
  revs: {},
  ...values,
})

test('a page added to one container leaves the other and keeps how it looks', () => {
  const navigation = withAppearance([container('shop', 'team', 'jobs'), container('more')], 'child-team', 'button')
  const next = withPage(navigation, 'more', 'team')
  expect(pagesOf(next)).toEqual([['jobs'], ['team']])
  expect(next[1]?.children[0]).toMatchObject({ id: 'child-team', appearance: 'button' })
})

test('pages move inside their container, and leave it', () => {
  const navigation = [container('shop', 'a', 'b', 'c')]
  const [child] = navigation[0]?.children ?? []
  if (!child) throw new Error('no child')
  expect(pagesOf(withChildAt(navigation, 'shop', { child, before: null }))).toEqual([['b', 'c', 'a']])
  expect(pagesOf(withChildAt(navigation, 'shop', { child, before: 'child-c' }))).toEqual([['b', 'a', 'c']])
  expect(pagesOf(withoutChild(navigation, 'child-b'))).toEqual([['a', 'c']])
})

test('wherever a page is put, it stands in the navigation once, and no other page moves or goes', () => {
  const someNavigation = fc
    .uniqueArray(fc.nat(12), { minLength: 1, maxLength: 12 })
    .chain((pages) =>
      fc.tuple(fc.constant(pages), fc.array(fc.nat(3), { minLength: pages.length, maxLength: pages.length })),
    )
    .map(([pages, at]) =>
      [0, 1, 2, 3].map((index) =>
        container(`c${index}`, ...pages.filter((_, page) => at[page] === index).map((page) => `p${page}`)),
      ),
    )
  fc.assert(
    fc.property(someNavigation, fc.nat(15), fc.nat(4), fc.nat(12), (navigation, page, target, before) => {
      const child = childOf(navigation, `p${page}`)
      const next = withChildAt(navigation, `c${target}`, { child, before: `child-p${before}` })
      const others = (of: readonly NavigationContainer[]) =>
        pagesOf(of).map((ids) => ids.filter((id) => id !== `p${page}`))
      expect(others(next)).toEqual(others(navigation))
      const all = pagesIn(next).filter((id) => id === `p${page}`)
      expect(all).toHaveLength(target < 4 || pagesIn(navigation).includes(`p${page}`) ? 1 : 0)
      if (target < 4) expect(pagesIn([next[target] as NavigationContainer])).toContain(`p${page}`)
    }),
  )
})

test('the booking that moves to another entry takes its own along, and stays where there is nothing else', () => {
  const navigation = withBooking([container('shop', 'a')], { de: 'Termin' })
  const child = findBooking(navigation) as NavigationChild
  const own = navigation[1]?.id ?? ''
  expect(withChildAt(navigation, own, { child, before: null })).toEqual(navigation)
  expect(withChildAt(navigation, 'shop', { child, before: 'child-a' })).toMatchObject([{ children: [child, {}] }])
})

test('the booking is an entry of its own, is put among pages like one, and leaves nothing behind', () => {
  const navigation = withBooking([container('shop', 'a')], { de: 'Termin' })
  const booking = findBooking(navigation) as NavigationChild
  const kinds = (containers: readonly NavigationContainer[]) =>
    containers.map(({ children }) => children.map(({ type }) => type))
  expect(kinds(navigation)).toEqual([['page'], ['booking']])
  const moved = withChild(withAppearance(navigation, booking.id, 'button'), 'shop', {
    ...booking,
    appearance: 'button',
  })
  expect(kinds(moved)).toEqual([['page', 'booking']])
  expect(kinds(withoutChild(moved, booking.id))).toEqual([['page']])
  expect(kinds(withoutChild(navigation, booking.id))).toEqual([['page']])
})

test('the panel lists each page once: in the navigation, on the top level or in its collection', () => {
  const pages = [
    entry('home'),
    entry('team'),
    entry('gone', { deleted: true, status: 'deleted' }),
    entry('going', { deleted: true, status: 'markedForDeletion', order: 'a1' }),
    entry('anna', { collection: 'team', order: 'a2' }),
    entry('beat', { collection: 'team', order: 'a1' }),
  ]
  const entries = Object.fromEntries(pages.map((page) => [page.id, page]))
  const lists = listPages({ entries, navigation: [container('shop', 'team')], always: ['service'] })
  expect(lists.map(({ name, pages: inside }) => [name, inside.map(({ id }) => id)])).toEqual([
    [null, ['home', 'going']],
    ['service', []],
    ['team', ['beat', 'anna']],
  ])
})

test('a live page with something that waits to be published is told from one that is live as it is', () => {
  expect(standingOfPage(entry('home'), true)).toBe('changed')
  expect(standingOfPage(entry('home'), false)).toBe('published')
  expect(standingOfPage(entry('new', { status: 'draft' }), true)).toBe('draft')
  expect(standingOfPage(entry('old', { archived: true }), true)).toBe('archived')
  expect(standingOfPage(entry('going', { deleted: true }), true)).toBe('markedForDeletion')
})

test('a search finds pages by all of its words, in names and addresses of every language, also those of the navigation', () => {
  const pages = [
    entry('team', { name: { de: 'Unser Team', fr: 'Notre équipe' }, slug: { de: 'team' } }),
    entry('anna', { collection: 'team', name: { de: 'Anna Meier' }, slug: { de: 'anna-meier' } }),
  ]
  const entries = Object.fromEntries(pages.map((page) => [page.id, page]))
  const found = (search: string) => {
    const lists = listPages({ entries, navigation: [container('shop', 'team')], always: [], search })
    return lists.flatMap(({ pages: inside }) => inside.map(({ id }) => id))
  }
  expect(found('ÉQUIPE')).toEqual(['team'])
  expect(found(' meier anna ')).toEqual(['anna'])
  expect(found('team')).toEqual(['team'])
  expect(found('anna team')).toEqual([])
})

test('a list that is read in part shows what stands before its end, and knows what follows', () => {
  const pages = ['a1', 'a2', 'a3', 'a9'].map((order) => entry(order, { collection: 'team', order }))
  const entries = Object.fromEntries(pages.map((page) => [page.id, page]))
  const ends = new Map([['team', { order: 'a3', id: 'a3' }]])
  const [, team] = listPages({ entries, navigation: [], always: ['team'], ends })
  expect(team?.pages.map(({ id }) => id)).toEqual(['a1', 'a2'])
  expect(team?.follower?.id).toBe('a3')
})
