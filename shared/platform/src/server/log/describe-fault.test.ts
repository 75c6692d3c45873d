import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { describeFault } from './describe-fault.ts'

test('a refused request is a short line, however much it was refused with', () => {
  const refused = new AppError('INVALID', { fields: { text: 'x'.repeat(10_000) } })
  const errors = [
    refused,
    new GraphQLError(`Pages ${'\n'.repeat(10_000)}`, { originalError: refused }),
    Object.assign(new Error('x'.repeat(10_000)), { status: 401, data: 'y'.repeat(10_000) }),
  ]
  for (const error of errors) expect(JSON.stringify(describeFault(error)).length).toBeLessThan(400)
  expect(describeFault(refused)).toEqual({ type: 'AppError', message: 'INVALID', status: 400 })
})

test('a fault keeps its place and its cause', () => {
  const cause = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const fault = describeFault(new AppError('INTERNAL', undefined, cause))
  expect(fault).toMatchObject({ status: 500, stack: expect.stringContaining('describe-fault.test.ts') })
  expect(fault.cause).toMatchObject({ message: 'terminating connection', code: '57P01' })
})
