import { accessSync, constants } from 'node:fs'
import { expect, test } from 'vitest'
import { findPostgrest } from './find-postgrest.ts'

test('a platform that the package does not know has no program', () => {
  expect(findPostgrest('darwin', 'arm64')).toBeUndefined()
  expect(findPostgrest('sunos', 'sparc')).toBeUndefined()
})

test.runIf(process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch))('here it can be run', () => {
  expect(() => accessSync(findPostgrest() ?? '', constants.X_OK)).not.toThrow()
})
