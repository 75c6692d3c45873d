import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { verifyJwt } from '@blickfang/local/src/realtime/jwt.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = join('docker', 'secrets.sh')
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang-secrets-'))
  file = join(folder, '.env')
  cpSync('.env.example', file)
  chmodSync(file, 0o644)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const make = () => execFileSync(script, [file], { encoding: 'utf8' })
const read = () => parseEnv(readFileSync(file, 'utf8'))

test('every secret is made, in a file that its owner alone reads', () => {
  const said = make()
  const made = read()
  const names = said.split('\n').flatMap((line) => line.split(' is made.')[0] || [])
  expect(names).toContain('POSTGRES_PASSWORD')
  for (const name of names) expect(made[name]).toMatch(/^[\w.-]{16,}$/)
  expect(made.PAYLOAD_SECRET?.length).toBeGreaterThanOrEqual(32)
  expect(made.REALTIME_ENCRYPTION_KEY).toHaveLength(16)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  for (const name of names) expect(said).not.toContain(made[name])
})

test('two files have no secret in common', () => {
  make()
  const first = read()
  cpSync('.env.example', file)
  make()
  const second = read()
  expect(
    Object.entries(first).filter(
      ([name, value]) => value && /SECRET|PASSWORD|KEY/.test(name) && second[name] === value,
    ),
  ).toEqual([])
})

test('what is set stays, and running it again changes nothing', () => {
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nPOSTGRES_PASSWORD=mine\n`)
  make()
  const first = readFileSync(file, 'utf8')
  expect(read().POSTGRES_PASSWORD).toBe('mine')
  expect(make()).toBe('')
  expect(readFileSync(file, 'utf8')).toBe(first)
})

test('the keys of the game are signed for their roles with its secret', () => {
  make()
  const { SUPABASE_JWT_SECRET = '', SUPABASE_ANON_KEY = '', SUPABASE_SERVICE_KEY = '' } = read()
  expect(verifyJwt(SUPABASE_ANON_KEY, SUPABASE_JWT_SECRET).role).toBe('anon')
  expect(verifyJwt(SUPABASE_SERVICE_KEY, SUPABASE_JWT_SECRET).role).toBe('service_role')
})

test('without a file it says how to make one', () => {
  rmSync(file)
  const { status, stderr } = spawnSync(script, [file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, `There is no ${file}: cp .env.example ${file}\n`])
})
