import { expect, test } from 'vitest'
import { pageValueName } from './page-values.ts'

test.each([
  ['slug.fr', 'URL'],
  ['disallowedLanguages', 'Masqué en'],
  ['password', 'Mot de passe'],
  ['deleted', null],
  ['toString', null],
  ['', null],
])('a change of %s is called %s', (key, name) => {
  expect(pageValueName(key, 'fr')).toBe(name)
})
