import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './with-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang '))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('works under one lock never overlap', async () => {
  const steps: string[] = []
  const work = (name: string) =>
    withLock(join(folder, 'lock'), async () => {
      steps.push(`${name} begins`)
      await new Promise(setImmediate)
      steps.push(`${name} ends`)
    })
  await Promise.all([work('first'), work('second')])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('the lock is free again after a failure', async () => {
  const failing = withLock(join(folder, 'lock'), () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await withLock(join(folder, 'lock'), async () => 7)).toBe(7)
})

test.each([2 ** 22 + 1, process.pid])('the lock of a process that died (%i) is taken over', async (pid) => {
  writeFileSync(join(folder, 'lock'), String(pid))
  expect(await withLock(join(folder, 'lock'), async () => 7)).toBe(7)
})
