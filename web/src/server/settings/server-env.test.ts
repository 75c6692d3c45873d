import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readServerEnv } from './server-env.ts'

test('.env.example copied as it is changes nothing', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(readServerEnv(example)).toEqual(readServerEnv({}))
})
