import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'

const site = mkdtempSync(join(tmpdir(), 'kept lock '))
afterAll(() => rmSync(site, { recursive: true }))
const lock = join(site, 'package-lock.json')
const installed = join(site, 'node_modules/glasses/package.json')

function run(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, [...args], {
    ...{ cwd: site, encoding: 'utf8', shell: process.platform === 'win32' },
    // Whatever npm is set to here.
    env: { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false' },
  })
  expect([status, stderr]).toEqual([0, expect.any(String)])
  return stdout
}

const start = () =>
  run(process.execPath, '--input-type=module', '-e', "(await import('./scripts/install.mjs')).install()")

/** A site with one package, from its own folder, and a lock that every npm would write in another way. */
beforeEach(() => {
  mkdirSync(join(site, 'scripts'), { recursive: true })
  mkdirSync(join(site, 'glasses'), { recursive: true })
  copyFileSync('scripts/install.mjs', join(site, 'scripts/install.mjs'))
  writeFileSync(join(site, 'glasses/package.json'), JSON.stringify({ name: 'glasses', version: '1.0.0' }))
  run('npm', 'pack', './glasses', '--silent')
  const dependencies = { glasses: 'file:glasses-1.0.0.tgz' }
  writeFileSync(join(site, 'package.json'), JSON.stringify({ name: 'site', version: '1.0.0', dependencies }))
  rmSync(join(site, 'node_modules'), { recursive: true, force: true })
  rmSync(lock, { force: true })
  run('npm', 'install', '--package-lock-only')
  const written = JSON.parse(readFileSync(lock, 'utf8'))
  writeFileSync(lock, JSON.stringify({ ...written, written: 'by another npm' }, null, 1))
  // npm starts twice: on a busy machine that takes longer than a hook usually may.
}, 120_000)

test('npm start installs what is missing and leaves the lock as it is, to the byte', () => {
  const before = readFileSync(lock, 'utf8')
  expect(start()).toContain('Installing the packages')
  expect(existsSync(installed)).toBe(true)
  // And where another version lies there, as after a `git pull`.
  const hidden = join(site, 'node_modules/.package-lock.json')
  writeFileSync(hidden, readFileSync(hidden, 'utf8').replaceAll('1.0.0', '0.9.0'))
  expect(start()).toContain('Installing the packages')
  expect(start()).toBe('')
  expect(readFileSync(lock, 'utf8')).toBe(before)
}, 120_000)

test('an npm install would have changed it', () => {
  const before = readFileSync(lock, 'utf8')
  run('npm', 'install')
  expect(readFileSync(lock, 'utf8')).not.toBe(before)
}, 120_000)
