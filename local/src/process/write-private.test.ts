import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePrivate } from './write-private.ts'

const folder = mkdtempSync(join(tmpdir(), 'blickfang-private-'))

test('nobody else on the machine may read it, also where a file stood that everybody read', () => {
  const [made, replaced] = ['made.json', 'run.json'].map((name) => join(folder, name)) as [string, string]
  writeFileSync(replaced, 'of an earlier version', { mode: 0o644 })
  for (const file of [made, replaced]) {
    writePrivate(file, '{}')
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['{}', 0o600])
  }
  expect(readdirSync(folder).sort()).toEqual(['made.json', 'run.json'])
})
