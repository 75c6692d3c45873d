import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The script that docs/OPERATE.md upgrades by, on a small project of its own, with a systemctl that only notes what it is told.
const scratch = mkdtempSync(join(tmpdir(), 'blickfang release '))
const clone = join(scratch, 'source')
const told = join(scratch, 'told')
const served = () => readFileSync(join(scratch, 'current/site.txt'), 'utf8')
const git = (...args: string[]) =>
  execFileSync('git', ['-C', clone, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { encoding: 'utf8' })

/** A commit whose build writes this text, or fails. */
function commit(text: string, build = `cp text.txt site.txt`): string {
  const manifest = { name: 'site', version: '1.0.0', private: true, scripts: { build } }
  writeFileSync(join(clone, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(clone, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest } }),
  )
  writeFileSync(join(clone, 'text.txt'), text)
  writeFileSync(join(clone, 'systemd/site.service'), `# ${text}\n`)
  git('add', '.')
  git('commit', '--quiet', '--message', text)
  return git('rev-parse', 'HEAD').trim()
}

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, 'scripts/release.mjs'), ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(scratch, 'bin')}:${process.env.PATH}`,
      UNIT_DIR: join(scratch, 'units'),
      UNITS: 'site-a site-b',
    },
  })
  return { status, said: stdout + stderr }
}

const commits: string[] = []
beforeAll(() => {
  for (const folder of ['source/scripts', 'source/systemd', 'bin', 'units'])
    mkdirSync(join(scratch, folder), { recursive: true })
  copyFileSync('scripts/release.mjs', join(clone, 'scripts/release.mjs'))
  writeFileSync(join(scratch, 'bin/systemctl'), `#!/bin/sh\necho "$@" >> '${told}'\n`)
  chmodSync(join(scratch, 'bin/systemctl'), 0o755)
  execFileSync('git', ['init', '--quiet', clone])
})
afterAll(() => rmSync(scratch, { recursive: true }))

test('a release is built beside what is served, and served at the switch alone', () => {
  commits.push(commit('first'))
  expect(release('build').status).toBe(0)
  expect(existsSync(join(scratch, 'current'))).toBe(false)
  expect(release('switch').status).toBe(0)
  commits.push(commit('second'))
  expect(release('build').status).toBe(0)
  expect(served()).toBe('first')
  expect(release('switch').status).toBe(0)
  expect(served()).toBe('second')
  expect(readFileSync(told, 'utf8').trim().split('\n')).toEqual([
    ...['daemon-reload', 'restart site-a', 'restart site-b'],
    ...['daemon-reload', 'restart site-a', 'restart site-b'],
  ])
  expect(readFileSync(join(scratch, 'units/site.service'), 'utf8')).toBe('# second\n')
})

test('the way back is the same switch, and goes forth again', () => {
  expect(release('back').status).toBe(0)
  expect([served(), readFileSync(join(scratch, 'units/site.service'), 'utf8')]).toEqual(['first', '# first\n'])
  expect(release('back').status).toBe(0)
  expect(served()).toBe('second')
})

test('a build that fails changes nothing of what is served, and is never served', () => {
  const broken = commit('third', 'exit 7')
  const { status, said } = release('build')
  expect([status, said]).toEqual([1, expect.stringContaining('What is served is as it was.')])
  expect(release('switch', broken)).toEqual({ status: 1, said: expect.stringContaining('no release that is built') })
  expect(release('switch').status).toBe(0)
  expect(basename(readlinkSync(join(scratch, 'current')))).toBe(commits[1])
})

test('old releases go, the served one and the one before stay', { timeout: 180_000 }, () => {
  for (const text of ['4', '5', '6', '7', '8']) {
    commit(text)
    expect(release('build').status).toBe(0)
  }
  expect(existsSync(join(scratch, 'releases', commits[1] ?? ''))).toBe(true)
  expect(existsSync(join(scratch, 'releases', commits[0] ?? ''))).toBe(true)
  expect(served()).toBe('second')
  expect(release('switch', 'abc').status).toBe(1)
})
