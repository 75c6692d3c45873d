import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang '))
  mkdirSync(join(folder, 'src'))
  write('src/a.ts', 'a')
  write('src/b.ts', 'b')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

test('the same contents have the same fingerprint, whenever they were written', () => {
  const before = fingerprint([folder])
  write('src/a.ts', 'a')
  expect(fingerprint([folder])).toBe(before)
})

test('a changed, a renamed and a new file are seen', () => {
  const seen = new Set([fingerprint([folder])])
  write('src/a.ts', 'changed')
  seen.add(fingerprint([folder]))
  rmSync(join(folder, 'src/b.ts'))
  seen.add(fingerprint([folder]))
  write('src/c.ts', 'b')
  seen.add(fingerprint([folder]))
  expect(seen.size).toBe(4)
})

test('text that moves from one file to the next is a change', () => {
  const before = fingerprint([folder])
  write('src/a.ts', 'ab')
  write('src/b.ts', '')
  expect(fingerprint([folder])).not.toBe(before)
})

test('tests, builds and installed packages do not matter', () => {
  const before = fingerprint([folder])
  mkdirSync(join(folder, '.next'))
  mkdirSync(join(folder, 'node_modules'))
  write('.next/build', 'x')
  write('node_modules/package', 'x')
  write('src/a.test.ts', 'x')
  expect(fingerprint([folder])).toBe(before)
})
