import { connect, createServer, type Server } from 'node:net'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import { afterAll, expect, test } from 'vitest'
import { cmsHealth } from '../health/cms-health.ts'
import { serverState } from '../health/server-state.ts'
import { ownOf } from '../plugin/own/own-of.ts'
import { startBlickfang } from './instrumentation.ts'

let database: Server | undefined
afterAll(async () => {
  await serverState.jobs?.stop()
  await serverState.payload?.destroy()
  database?.close()
})

/** Lets the database be reached at a port where nobody was before. */
function reach(url: string, port: number): Server {
  const { hostname, port: real } = new URL(url)
  return createServer((near) => {
    const far = connect(Number(real), hostname)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) end.on('error', () => end.destroy())
  }).listen(port, '127.0.0.1')
}

test('a process that starts while its database is away is ready once it is there', { timeout: 60_000 }, async () => {
  const url = process.env.DATABASE_URL ?? ''
  const port = await freePort()
  process.env.DATABASE_URL = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
  const { default: config } = await import('../payload.config.ts')
  const health = cmsHealth(ownOf(await config))
  startBlickfang(config)
  await expect.poll(async () => (await health.ready()).checks.database?.[0]?.status, { timeout: 20_000 }).toBe('fail')
  // Several looks at it fail.
  await new Promise((later) => setTimeout(later, 7_000))
  expect(serverState.payload).toBeUndefined()
  database = reach(url, port)
  await expect.poll(async () => (await health.ready()).status, { timeout: 40_000 }).not.toBe('fail')
  expect(serverState.payload).toBeDefined()
})
