import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { generate } from 'openapi-typescript-codegen'
import { expect, test } from 'vitest'
import { openApiDocument } from './open-api.ts'

/** As it goes over the wire; each reader may change what it is given. */
const answered = () => JSON.parse(JSON.stringify(openApiDocument({ signIn: true, cookiePrefix: 'payload' })))

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

test('it says how to sign in, who needs not, what is limited and what a conflict carries', () => {
  const { info, paths, components } = answered()
  expect(info.description).toContain('/api/bf-users/login')
  expect(paths['/bf-users/login']).toMatchObject({ servers: [{ url: '/api' }], post: { security: [] } })
  // Where accounts are a project's own, it is the project that says how they sign in.
  const { info: theirs, paths: others, components: parts } = openApiDocument({ signIn: false, cookiePrefix: 'laden' })
  expect([theirs.description.includes('login'), '/bf-users/login' in others]).toEqual([false, false])
  expect([components, parts].map(({ securitySchemes }) => securitySchemes.session.name)).toEqual([
    'payload-token',
    'laden-token',
  ])

  for (const [name, { method, path, access, reach, rate, errors }] of Object.entries<Endpoint>(endpoints)) {
    const { security, responses, ...operation } = paths[path][method]
    expect([name, security.length]).toEqual([name, access === 'anyone' ? 0 : reach ? 3 : 2])
    expect([name, operation['x-key-reach']]).toEqual([name, reach ?? undefined])
    expect([name, operation['x-rate-limit']]).toEqual([name, rate])
    expect(responses['429'].headers['Retry-After'].schema.type).toBe('integer')
    const { $ref } = responses['409']?.content['application/json'].schema ?? {}
    expect([name, $ref?.endsWith('/Conflict') ?? false]).toEqual([name, errors.includes('CONFLICT')])
  }
  expect(Object.keys(components.schemas.ConflictingValue.properties)).toEqual(['key', 'rev', 'value', 'by', 'at'])
})
