import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const cms = join(import.meta.dirname, '../..')

test('one function reads what the plugin keeps in the configuration, so that each part of it has its type', () => {
  const sources = readdirSync(cms, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(500)
  const readers = sources.filter((file) => /custom\??\.blickfang/.test(readFileSync(join(cms, file), 'utf8')))
  expect(readers).toEqual(['plugin/own/own-of.ts'])
})
