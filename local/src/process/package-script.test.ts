import { expect, test } from 'vitest'
import { packageScript } from './package-script.ts'

test('a script of a workspace is what Node is given', () => {
  expect(packageScript('web', 'start')).toEqual(['--import', '../scripts/read-env.mjs', '--import', 'tsx', 'server.ts'])
})

test('a script that is missing, or not of Node, is refused', () => {
  expect(() => packageScript('web', 'stop')).toThrow('does not run Node')
  expect(() => packageScript('.', 'build')).toThrow('does not run Node')
})
