import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { login, secrets } from './secrets.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang '))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('secrets and login are made once and then stay', () => {
  expect(secrets(folder, {})).toEqual(secrets(folder, {}))
  expect(login(folder)).toEqual(login(folder))
  expect(login(folder).email).toMatch(/@/)
})

test('two checkouts have different ones', () => {
  expect(secrets(folder, {}).PAYLOAD_SECRET).not.toBe(secrets(join(folder, 'other'), {}).PAYLOAD_SECRET)
  expect(login(folder).password).not.toBe(login(join(folder, 'third')).password)
})

test('nobody else on the machine may read them', () => {
  login(folder)
  secrets(folder, {})
  expect(statSync(join(folder, 'login.json')).mode & 0o077).toBe(0)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0)
})

test('a secret of the environment comes first', () => {
  const kept = secrets(folder, {})
  expect(secrets(folder, { PAYLOAD_SECRET: 'mine' })).toEqual({ ...kept, PAYLOAD_SECRET: 'mine' })
})

test('a broken file is an error, not a new login', () => {
  writeFileSync(join(folder, 'login.json'), '{"email":"x"}')
  expect(() => login(folder)).toThrow()
})
