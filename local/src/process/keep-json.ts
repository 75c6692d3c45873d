import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'
import { writePrivate } from './write-private.ts'

/** Reads a file that only its owner may read; makes it on the first call. Throws when it holds something else. */
export function keepJson<Value>(file: string, schema: z.ZodType<Value>, make: () => Value): Value {
  if (existsSync(file)) return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const value = make()
  mkdirSync(dirname(file), { recursive: true })
  writePrivate(file, `${JSON.stringify(value, null, 2)}\n`)
  return value
}
