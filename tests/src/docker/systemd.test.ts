import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { packageScript } from '@blickfang/local/src/process/package-script.ts'
import { expect, test } from 'vitest'

const all = readdirSync('systemd')
const units = all.filter((name) => name.endsWith('.service'))
const timers = all.filter((name) => name.endsWith('.timer'))
const read = (name: string) => readFileSync(`systemd/${name}`, 'utf8')
/** The lines of a unit's hardening: all from its comment to the next part. */
const hardening = (name: string) => /# Nothing of the machine[^[]*/.exec(read(name))?.[0].trim()

// Debian's own tool, of the package systemd; where it is missing these two are counted as skipped.
const isAnalysed = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!isAnalysed)('systemd finds no fault in the units', () => {
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', ...[...units, ...timers].map((name) => `systemd/${name}`)],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.skipIf(!isAnalysed).each(units)('%s is exposed no further than systemd calls OK', (name) => {
  const { status, stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', '--no-pager', `systemd/${name}`],
    { encoding: 'utf8' },
  )
  expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, expect.stringContaining('OK')])
})

test('all units are held alike', () => {
  expect(units).toHaveLength(4)
  expect(hardening(units[0] ?? '')).toContain('ProtectSystem=strict')
  for (const name of units) expect([name, hardening(name)]).toEqual([name, hardening(units[0] ?? '')])
})

test.each([
  ['blickfang-cms.service', 'cms', 'start'],
  ['blickfang-web@.service', 'web', 'start'],
  ['blickfang-migrate.service', 'cms', 'migrate'],
  ['blickfang-backup.service', 'cms', 'backup'],
])('%s runs the script of %s that is called %s', (unit, workspace, script) => {
  const lines = read(unit).split('\n')
  expect(lines).toContain(`WorkingDirectory=/opt/blickfang/current/${workspace}`)
  const command = lines.find((line) => line.startsWith('ExecStart='))
  expect(command).toContain(`/usr/bin/node ${packageScript(workspace, script).join(' ')}`)
})

test('each timer starts a unit that there is, at a time that systemd reads', () => {
  expect(timers.map((name) => name.replace('.timer', '.service')).filter((name) => !units.includes(name))).toEqual([])
  const times = timers.map((name) => /^OnCalendar=(.+)$/m.exec(read(name))?.[1] ?? '')
  expect(times).toEqual(['*-*-* 02:40:00'])
})

test('whoever starts a cms by a unit or by the README starts it for this machine alone', () => {
  const told = [
    ...`${read('blickfang-cms.service')}\n${readFileSync('README.md', 'utf8')}`.matchAll(
      /(?:bin\/next start|npm start -- -p 3001)\b.*/g,
    ),
  ]
  expect(told).toHaveLength(2)
  for (const [line] of told) expect(line).toContain('-H 127.0.0.1')
})
