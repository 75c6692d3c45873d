import { idsIn } from '@blickfang/testing/ids-in.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { jobs } from './jobs.generated.ts'

test('every id that a job is given has one spelling', () => {
  const id = crypto.randomUUID()
  const schemas = Object.values(jobs).flatMap(({ input }) => idsIn(input))
  expect(schemas).not.toEqual([])
  for (const schema of schemas) expect(z.parse(schema, id.toUpperCase())).toBe(id)
})

test('a job is called like its file, and one with times needs no input', () => {
  for (const [name, job] of Object.entries(jobs)) {
    expect(job.name).toBe(name)
    if (job.schedule) expect(job.input.parse({})).toEqual({})
  }
})
