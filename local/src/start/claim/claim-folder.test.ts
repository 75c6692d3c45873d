import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandOf } from '../../process/is-alive.ts'
import { claimFolder } from './claim-folder.ts'

let folder: string
let other: ChildProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang '))
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
})

afterEach(async () => {
  other.kill('SIGKILL')
  if (other.exitCode === null && other.signalCode === null) await once(other, 'exit')
  rmSync(folder, { recursive: true })
})

const leaveBehind = (claim: unknown) => writeFileSync(join(folder, 'start.json'), JSON.stringify(claim))

test('a second start in the folder of one that runs is refused and reads which one it is', async () => {
  await expect.poll(() => commandOf(other.pid ?? 0)).toContain('setInterval')
  leaveBehind({ pid: other.pid, command: commandOf(other.pid ?? 0) })
  await expect(claimFolder(folder)).rejects.toThrow(`process ${other.pid}`)
})

test('the folder of a run that was killed is free, also when its id means another program by now', async () => {
  leaveBehind({ pid: other.pid, command: 'node scripts/start.mjs' })
  const release = await claimFolder(folder)
  release()
  expect(existsSync(join(folder, 'start.json'))).toBe(false)
  leaveBehind({ pid: process.pid, command: commandOf(process.pid) })
  await claimFolder(folder)
  leaveBehind('half')
  await claimFolder(folder)
})

test('a folder that cannot be written to is named, with the setting for another one', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  for (const path of [file, join(file, 'data')]) await expect(claimFolder(path)).rejects.toThrow(`${path} (E`)
  await expect(claimFolder(file)).rejects.toThrow('DATA_DIR=another-folder npm start')
})
