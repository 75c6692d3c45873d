import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readServerEnv } from './server-env.ts'

test('.env.example copied as it is changes nothing', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(readServerEnv(example)).toEqual(readServerEnv({}))
})

test('metrics are for this machine alone unless it is said otherwise', () => {
  expect(readServerEnv({ METRICS_PORT: '9400' }).METRICS_HOST).toBe('127.0.0.1')
})
