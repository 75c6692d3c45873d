import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { findFirefox, findWebkit } from './find-engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'engines '))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program of that name that says this. */
function program(name: string, says: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\necho '${says}'\n`)
  chmodSync(path, 0o755)
  return path
}

test.each([
  ['Mozilla Firefox 153.7.0esr', true],
  ['Mozilla Firefox 128.0', true],
  ['Mozilla Firefox 115.9.1esr', false],
  ['Command firefox requires the firefox snap to be installed.', false],
])('«%s» is a Firefox for journeys: %s', (says, isOne) => {
  const path = program('firefox', says)
  expect(findFirefox({ FIREFOX_PATH: path })).toEqual(
    isOne ? { path } : { missing: expect.stringContaining('FIREFOX_PATH') },
  )
})

test('a machine without them is told what is missing', () => {
  vi.stubEnv('PATH', folder)
  rmSync(join(folder, 'firefox'), { force: true })
  expect(findFirefox({})).toEqual({ missing: expect.stringContaining('There is no Firefox') })
  expect(findFirefox({ FIREFOX_PATH: join(folder, 'nowhere') })).toHaveProperty('missing')
  expect(findWebkit()).toEqual({ missing: expect.stringContaining('webkit2gtk-driver') })
  program('WebKitWebDriver', 'Usage: WebKitWebDriver options')
  expect(findWebkit()).toEqual({ missing: expect.stringContaining('xvfb') })
  program('xvfb-run', 'Usage: xvfb-run [OPTION ...] COMMAND')
  expect(findWebkit()).toEqual({ path: 'WebKitWebDriver' })
  vi.unstubAllEnvs()
})
