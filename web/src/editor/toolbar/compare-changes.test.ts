import type { Change } from 'shared/content/changes.ts'
import { expect, test } from 'vitest'
import { fixtureId } from '../testing/fixture-document.ts'
import { compareChanges } from './compare-changes.ts'

const change = (
  name: string,
  after: string | null,
  updatedBy: string,
  updatedAt = '2026-11-21T10:00:00.000Z',
): Change => ({
  itemType: 'field',
  id: fixtureId(name),
  groupId: null,
  block: 'hero',
  field: name,
  key: 'content.de',
  kind: 'changed',
  locale: 'de',
  before: 'Vorher',
  after,
  pictures: null,
  updatedBy,
  updatedAt,
})

test('what others have changed is new, the latest first; one’s own changes are not', () => {
  const early = change('title', 'Von Reto', 'Reto', '2026-11-21T10:00:00.000Z')
  const late = change('lead', 'Auch von Reto', 'Reto', '2026-11-21T10:05:00.000Z')
  const own = change('kicker', 'Von mir', 'Marta')
  expect(compareChanges([], [early, own, late], 'Marta')).toEqual({ news: [late, early], gone: [] })
})

test('a second change of the same text is new, a second look at the same change is not', () => {
  const first = change('title', 'Eins', 'Reto')
  const second = change('title', 'Zwei', 'Reto', '2026-11-21T10:05:00.000Z')
  expect(compareChanges([first], [second], 'Marta').news).toEqual([second])
  expect(compareChanges([second], [{ ...second, updatedAt: '2026-11-21T10:06:00.000Z' }], 'Marta').news).toEqual([])
})

test('what was published or taken back is gone', () => {
  const first = change('title', 'Eins', 'Reto')
  expect(compareChanges([first], [], 'Marta')).toEqual({ news: [], gone: [first] })
})
