import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { expect, inject, test } from 'vitest'
import { isAlive } from '../process/is-alive.ts'
import { countAttempts } from './count-attempts.ts'
import { findPart, killPart, readPids } from './kill-processes.ts'

const { url, dataDir, token } = inject('product')
const patienceMs = 60_000
const survived = countAttempts('kills and second starts survived', 4)

/** Saves the editor's own name, as it is, and resolves with the status; 0 when nobody answers. */
async function save(): Promise<number> {
  const headers = { 'content-type': 'application/json', cookie: `payload-token=${token}`, origin: url }
  try {
    const me = await fetch(`${url}/api/bf-users/me`, { headers })
    const { user } = (await me.json()) as { user: { id: string; name: string } | null }
    if (!user) return 401
    const body = JSON.stringify({ name: user.name })
    return (await fetch(`${url}/api/bf-users/${user.id}`, { method: 'PATCH', headers, body })).status
  } catch {
    return 0
  }
}

/** How long it takes, in seconds, until a save is acknowledged again. */
async function secondsUntilSaved(): Promise<number> {
  const begin = performance.now()
  while (performance.now() - begin < patienceMs) {
    if ((await save()) === 200) return (performance.now() - begin) / 1000
    await wait(200)
  }
  return Number.POSITIVE_INFINITY
}

test('a killed cms comes back by itself, and the site goes on meanwhile', async () => {
  const [page, before] = [`${url}/de`, readPids()]
  expect((await fetch(page)).status).toBe(200)
  await killPart('cms')
  expect((await fetch(page)).status).toBe(200)
  expect(await secondsUntilSaved()).toBeLessThan(patienceMs / 1000)
  const after = readPids()
  expect([after.web, after.start]).toEqual([before.web, before.start])
  expect(after.cms).not.toBe(before.cms)
  survived()
})

test('a killed web comes back by itself', async () => {
  const before = readPids()
  await killPart('web')
  expect(await secondsUntilSaved()).toBeLessThan(patienceMs / 1000)
  expect(readPids().cms).toBe(before.cms)
  survived()
})

test('a killed Postgres comes back by itself, for the site and for the game', async () => {
  const pid = await findPart('Postgres')
  await killPart('Postgres')
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(await secondsUntilSaved()).toBeLessThan(patienceMs / 1000)
  const headers = { 'content-type': 'application/json', cookie: `payload-token=${token}`, origin: url }
  const game = () => fetch(url + apiAddress('createGame'), { method: 'POST', headers, body: '{"gameName":"Runde"}' })
  await expect.poll(async () => (await game()).status, { timeout: patienceMs }).toBe(200)
  survived()
})

test('a second start in the folder is refused, and the first goes on', async () => {
  const { NODE_ENV: _, ...env } = process.env
  const second = spawnSync(process.execPath, ['scripts/start.mjs', '--data', dataDir], {
    encoding: 'utf8',
    env: { ...env, PORT: '', CMS_PORT: '' } as NodeJS.ProcessEnv,
    timeout: patienceMs,
  })
  expect(second.status).toBe(1)
  expect(second.stderr).toContain(`process ${readPids().start}`)
  expect(await save()).toBe(200)
  survived()
})
