import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const packageSchema = z.object({
  resolved: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
})
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = z.object({ packages: z.record(z.string(), packageSchema) }).parse(read('package-lock.json'))

/** Place where Node would find a package from another: beside it, or in a folder around it. */
function placeOf(from: string, name: string): string {
  const places = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return (
    [...places, ''].map((place) => `${place ? `${place}/` : ''}node_modules/${name}`).find((at) => at in packages) ??
    name
  )
}

test('what a package wants in its latest version is locked by its address too, or npm would look for the latest again', () => {
  const wanted = Object.entries(packages).flatMap(([from, { dependencies }]) =>
    Object.entries(dependencies).flatMap(([name, range]) => (range === 'latest' ? [placeOf(from, name)] : [])),
  )
  expect(wanted).toContain('node_modules/legacy-javascript')
  expect(wanted.filter((at) => packages[at]?.resolved === undefined)).toEqual([])
})

test('nothing is overridden by its name: the npm of Debian 13 reads no lock with such a rule beside a package that wants the latest', () => {
  expect(read('package.json')).not.toHaveProperty('overrides')
})

test('all that is locked suits what asks for it: with one peer that does not, the npm of Node 20 and 22 installs nothing', () => {
  const { stdout } = spawnSync('npm', ['ls', '--all', '--package-lock-only', '--json'], {
    ...{ encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 50_000_000 },
  })
  expect(JSON.parse(stdout)).toHaveProperty('dependencies')
  expect(JSON.parse(stdout).problems ?? []).toEqual([])
})
