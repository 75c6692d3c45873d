import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateImportMap } from 'payload'
import { expect, test } from 'vitest'
import config from '../payload.config.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const namesIn = (map: string) => [...map.matchAll(/^ {2}"([^"]+)":/gm)].map(([, name]) => String(name))

/** The map that Payload would write for this app. */
async function generated(): Promise<string> {
  const own = await config
  const folder = mkdtempSync(join(tmpdir(), 'blickfang-map-'))
  const importMapFile = join(folder, 'importMap.js')
  try {
    writeFileSync(importMapFile, '')
    const admin = { ...own.admin, importMap: { ...own.admin.importMap, importMapFile } }
    await generateImportMap({ ...own, admin }, { force: true, log: false })
    return readFileSync(importMapFile, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the map of this app has all its components, by paths that any project finds', async () => {
  const names = namesIn(await generated())
  expect(names.length).toBeGreaterThan(20)
  expect(namesIn(read('../app/(payload)/admin/importMap.js'))).toEqual(expect.arrayContaining(names))
  expect(names.filter((name) => !name.startsWith('@'))).toEqual([])
})

test.each([
  ['client', true],
  ['rsc', false],
] as const)('each component is given out by its entry: %s', (entry, isOfBrowser) => {
  const own = read(`${entry}.ts`)
  const given = [...own.matchAll(/export \{ ([^}]+) \} from '([^']+)'/g)]
  const named = namesIn(read('../app/(payload)/admin/importMap.js')).flatMap((name) =>
    name.startsWith(`@blickfang/cms/${entry}#`) ? [name.split('#')[1]] : [],
  )
  expect(given.flatMap(([, names]) => String(names).split(', ')).sort()).toEqual(named.sort())
  for (const [, , file] of given)
    expect([file, read(String(file)).startsWith(`'use client'`)]).toEqual([file, isOfBrowser])
})
