import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive } from './is-alive.ts'
import { type Program, startProgram } from './start-program.ts'
import { startWatchdog, type Watchdog } from './watchdog.ts'

let folder: string
let watchdog: Watchdog

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang '))
  watchdog = startWatchdog()
})

afterEach(() => {
  watchdog.dismiss()
  rmSync(folder, { recursive: true })
})

function start(code: string): Program {
  return startProgram({ name: 'program', args: ['-e', code], log: join(folder, 'log/program.log'), watchdog })
}

/** Starts a program that says on a socket which child it has, and returns both once they run. */
async function startWithChild(code: string): Promise<{ program: Program; child: number }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const program = start(`const child = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}])
    child.stderr.pipe(process.stderr)
    child.stdout.once('data', () => require('net').connect(${port}, '127.0.0.1').end(String(child.pid)))`)
  const [socket] = await once(server, 'connection')
  const [line] = await once(socket, 'data')
  server.close()
  return { program, child: Number(String(line)) }
}

test('a program that ends well is a success, and what it said is in its log', async () => {
  await start('console.log("hello"); console.error("world")').success
  expect(readFileSync(join(folder, 'log/program.log'), 'utf8')).toBe('hello\nworld\n')
})

test('a program that fails says so with its code and its last words', async () => {
  await expect(start('console.error("no space left"); process.exit(3)').success).rejects.toThrow(
    /program ended with 3[\s\S]*no space left/,
  )
})

test('stopping ends the children too', async () => {
  const { program, child } = await startWithChild('console.log(1); setInterval(() => {}, 1000)')
  expect([program.pid, child].map(isAlive)).toEqual([true, true])
  await program.stop()
  await expect.poll(() => [program.pid, child].map(isAlive)).toEqual([false, false])
})

test('a child that does not listen is killed', async () => {
  const { program, child } = await startWithChild(
    'process.on("SIGTERM", () => {}); console.log(1); setInterval(() => {}, 1000)',
  )
  await program.stop()
  await expect.poll(() => isAlive(child)).toBe(false)
})

test('a program that has ended can be stopped', async () => {
  const program = start('')
  await program.success
  await program.stop()
  expect(isAlive(program.pid)).toBe(false)
})
