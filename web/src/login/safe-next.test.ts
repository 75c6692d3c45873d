import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test('a path of this site is kept, with query and anchor', () => {
  expect(safeNext('/de/edit/team/anna?toolbar=1#oben', '/de')).toBe('/de/edit/team/anna?toolbar=1#oben')
})

test.each([
  'https://evil.example/de',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'de/edit',
  '',
  null,
  '/api/bf-users/logout',
])('%j leads nowhere else', (next) => {
  expect(safeNext(next, '/de/edit')).toBe('/de/edit')
})
