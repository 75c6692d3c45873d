import type { Save } from '@blickfang/contract/content/changes/changes.ts'
import { expect, test } from 'vitest'
import type { News } from '../session/news.ts'
import { fixtureId } from '../testing/fixture-document.ts'
import { tellNews } from './tell-news.ts'

const news = (name: string, kind: News['kind'], itemType: News['itemType'] = 'group'): News => ({
  itemType,
  id: fixtureId(name),
  key: 'content.de',
  kind,
})
const save = (name: string, by: string | null, minute = 0): Save => ({
  itemType: 'group',
  id: fixtureId(name),
  status: 'draft',
  revs: {},
  by,
  at: `2026-11-21T10:0${minute}:00.000Z`,
})

test('what others have done is told, the latest of it in words; one’s own is not', () => {
  const all = [news('title', 'changed'), news('hero', 'moved'), news('cta', 'removed')]
  const saves = [save('title', 'Reto', 1), save('hero', 'Reto', 3), save('cta', 'Marta', 4)]
  expect(tellNews(all, saves, 'Marta')).toMatchObject({ latest: { kind: 'moved' }, by: 'Reto', others: 1 })
  expect(tellNews([news('cta', 'removed')], saves, 'Marta')).toBeNull()
})

test('a removal, a move and a revert are told apart', () => {
  const saves = [save('hero', 'Reto')]
  for (const kind of ['removed', 'moved', 'reverted', 'restored', 'added'] as const)
    expect(tellNews([news('hero', kind)], saves, 'Marta')).toMatchObject({ latest: { kind }, by: 'Reto' })
})

test('a revert that also takes new blocks away is called a revert', () => {
  const all = [news('hero', 'removed'), news('title', 'reverted', 'field')]
  const told = tellNews(all, [save('hero', 'Reto'), save('title', 'Reto')], 'Marta')
  expect(told).toMatchObject({ latest: { kind: 'reverted' }, others: 1 })
})

test('what one has discarded elsewhere is told without a name', () => {
  expect(tellNews([news('title', 'reverted')], [save('title', 'Marta')], 'Marta')).toMatchObject({ by: null })
})

test('a block that was moved and then removed is told as removed', () => {
  const all = [news('hero', 'moved'), news('hero', 'removed')]
  expect(tellNews(all, [save('hero', 'Reto')], 'Marta')).toMatchObject({ latest: { kind: 'removed' }, others: 0 })
})
