import { makeLog } from '@blickfang/platform/server/log/server-log.ts'
import { expect, test, vi } from 'vitest'
import { payloadLog } from './payload-log.ts'

test('only what is told elsewhere is no error', () => {
  vi.stubEnv('LOG_LEVEL', 'debug')
  const lines: string[] = []
  const log = payloadLog(makeLog({ write: (line) => void lines.push(line) }))
  log.error({ err: new Error('x'), msg: 'Error: cannot connect to Postgres. Details: connect ECONNREFUSED' })
  log.error({ err: new Error('x'), msg: 'There was an error' })
  log.error('Another one')
  log.warn('A warning')
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['debug', 'error', 'error', 'warn'])
})
