import { readFileSync } from 'node:fs'
import { expect } from '../fixtures.ts'
import { toolbar } from './edited-page.ts'
import { test } from './engine-test.ts'

test('signing in says what is wrong, leads to where one wanted to go, and holds over a reload', async ({ meet }) => {
  const login = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/login.json`, 'utf8'))
  const person = await meet()
  await person.goto('/de/edit/~home?toolbar=1')
  await person.fill({ label: 'E-Mail' }, 'niemand@example.com')
  await person.fill({ label: 'Passwort' }, 'falsch')
  await person.press({ role: 'button', name: 'Anmelden' })
  await person.sees({ text: /E-Mail oder Passwort stimmt nicht/ })
  await person.fill({ label: 'E-Mail' }, login.email)
  await person.fill({ label: 'Passwort' }, login.password)
  await person.keys('Enter')
  await person.sees(toolbar)
  expect(await person.path()).toBe('/de/edit/~home?toolbar=1')
  await person.reload()
  await person.sees(toolbar)
})
