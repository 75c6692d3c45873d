import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$/gm)]
const numbers = versions.map(([, name = '']) => name)

test('the version of every package has its section, with a day', () => {
  for (const folder of [
    '.',
    'shared/contract',
    'shared/platform',
    'shared/views',
    'shared/blocks',
    'shared/testing',
    'cms',
    'web',
    'demo',
    'local',
    'tests',
  ].filter((each) => existsSync(each))) {
    const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
    const section = versions.find(([, name]) => name === version)
    expect([folder, version, section?.[2]]).toEqual([folder, version, expect.stringMatching(/^\d{4}-/)])
  }
})

test('what is not released yet stands first, then versions from the newest on', () => {
  expect(numbers[0]).toBe('Unreleased')
  const parts = numbers.slice(1).map((number) => number.split('.').map(Number))
  for (const part of parts) expect(part).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)])
  const sorted = parts.toSorted(
    (a, b) => (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0),
  )
  expect(parts).toEqual(sorted)
})
