import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { Validator } from '@seriousme/openapi-schema-validator'
import { generate } from 'openapi-typescript-codegen'
import { expect, test } from 'vitest'
import { openApiDocument } from './open-api.ts'

/** As it goes over the wire; each reader may change what it is given. */
const answered = () => JSON.parse(JSON.stringify(openApiDocument()))

function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : referencesIn(value)))
}

function resolveReference(document: unknown, reference: string): unknown {
  const keys = reference.replace('#/', '').split('/')
  return keys.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], document)
}

test('every reference leads somewhere', () => {
  const document = answered()
  const references = [...new Set(referencesIn(document))]
  expect(references.length).toBeGreaterThan(1)
  expect(references.filter((reference) => resolveReference(document, reference) === undefined)).toEqual([])
})

test('two validators find nothing wrong with it', { timeout: 60_000 }, async () => {
  expect(await new Validator().validate(answered())).toEqual({ valid: true })
  await expect(SwaggerParser.validate(answered())).resolves.toBeDefined()
})

test('a client that is made from it compiles', { timeout: 120_000 }, async () => {
  const output = mkdtempSync(join(tmpdir(), 'client '))
  await generate({ input: answered(), output, httpClient: 'fetch' })
  const options = '--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom'.split(
    ' ',
  )
  const compiler = resolve('node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, ...options, '--types', '', join(output, 'index.ts')],
    {
      encoding: 'utf8',
      cwd: output,
    },
  )
  rmSync(output, { recursive: true })
  expect([status, stdout]).toEqual([0, ''])
})
