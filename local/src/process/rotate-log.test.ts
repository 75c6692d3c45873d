import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rotateLog } from './rotate-log.ts'

let folder: string

beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), 'blickfang '))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

test('a log that grows without end keeps its last parts, and no more of them', () => {
  const log = join(folder, 'a.log')
  const stop = rotateLog(log, { maxBytes: 100, kept: 2, everyMs: 1_000 })
  for (let part = 1; part <= 4; part++) {
    appendFileSync(log, `${part}`.repeat(101))
    vi.advanceTimersByTime(1_000)
  }
  appendFileSync(log, 'end')
  vi.advanceTimersByTime(1_000)
  stop()
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect([read('a.log'), read('a.log.1'), read('a.log.2')]).toEqual(['end', '4'.repeat(101), '3'.repeat(101)])
  expect(existsSync(join(folder, 'a.log.3'))).toBe(false)
})
