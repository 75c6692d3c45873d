import { expect, test } from 'vitest'
import { menuEntries } from './menu-entries.ts'

const page = (name: string) => ({
  id: name,
  pageId: `page-${name}`,
  label: name,
  href: `/de/${name}`,
  appearance: 'default' as const,
})

test('a container with one visible page is that page, without a submenu', () => {
  expect(menuEntries([{ id: 'c', label: 'Kontakt', children: [page('kontakt')] }])).toEqual([
    { kind: 'link', ...page('kontakt') },
  ])
})

test('a container with several pages is a submenu', () => {
  const [entry] = menuEntries([{ id: 'c', label: 'Sehen', children: [page('a'), page('b')] }])
  expect(entry).toMatchObject({ kind: 'menu', label: 'Sehen', children: [{ label: 'a' }, { label: 'b' }] })
})

test('a container of which no page exists in this language is not shown', () => {
  expect(menuEntries([{ id: 'c', label: 'Leer', children: [] }])).toEqual([])
})
