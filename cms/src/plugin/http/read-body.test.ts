import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { expect, test } from 'vitest'
import { readJson } from './read-body.ts'

const request = (body: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': 'application/json' } })

test('what is nested without end is a bad request, and no fault', async () => {
  const endless = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const refused = await readJson(request(endless), 1_000_000).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'BAD_REQUEST' })
})

test('lists in lists of a long text are read', async () => {
  const nested = `${'{"children":['.repeat(40)}${']}'.repeat(40)}`
  expect(await readJson(request(nested), 1_000)).toMatchObject({ children: [{ children: [{}] }] })
})
