import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { idsIn } from '@blickfang/testing/ids-in.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../api/endpoint.ts'
import { endpoints } from '../../api/v1/endpoints.generated.ts'
import { idSchema, readId } from './id.ts'

const anyCase = fc
  .tuple(fc.uuid(), fc.infiniteStream(fc.boolean()))
  .map(([id, isLarge]) => [...id].map((sign) => (isLarge.next().value ? sign.toUpperCase() : sign)).join(''))

test('an id has one spelling, however its letters were written', () => {
  fc.assert(
    fc.property(anyCase, (written) => {
      expect(idSchema.parse(written)).toBe(written.toLowerCase())
      expect(readId(written)).toBe(written.toLowerCase())
    }),
  )
})

test('other spellings that Postgres takes for the same id are none', () => {
  fc.assert(
    fc.property(anyCase, (id) => {
      const bare = id.replaceAll('-', '')
      const grouped = bare.replace(/(.{4})(?=.)/g, '$1-')
      for (const other of [`{${id}}`, `urn:uuid:${id}`, bare, `{${bare}}`, grouped, ` ${id}`, `${id}\n`]) {
        expect(readId(other)).toBeNull()
      }
    }),
  )
})

test('every id of API v1 is spelled this way, in whatever it stands', () => {
  const id = crypto.randomUUID()
  const contracts = Object.entries<Endpoint>(endpoints).map(
    ([name, { body, query, params }]) => [name, [body, query, params].flatMap(idsIn)] as const,
  )
  const all = contracts.flatMap(([name, schemas]) => schemas.map((schema) => [name, schema] as const))
  expect(all.length).toBeGreaterThan(40)
  for (const [name, schema] of all) expect([name, z.parse(schema, id.toUpperCase())]).toEqual([name, id])
})

test('no source has a schema of ids of its own', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: `${import.meta.dirname}/../../../../..` })
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'shared/contract/src/kernel/text/id.ts')
  const own = files.filter((file) => {
    try {
      return /\bz\.(uuid(v\d)?|guid)\(|\.(uuid(v\d)?|guid)\(\)/.test(
        readFileSync(`${import.meta.dirname}/../../../../../${file}`, 'utf8'),
      )
    } catch {
      // Taken away in this work tree.
      return false
    }
  })
  expect(own).toEqual([])
})
