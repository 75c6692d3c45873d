import { expect } from 'vitest'
import { dumpContent } from './dump-content.ts'
import type { TestCms } from './start-cms.ts'

/** Sends a request that must be refused: with this status and code, a sentence for people, and nothing changed. */
export async function expectRefused(
  cms: TestCms,
  request: Parameters<TestCms['request']>[0],
  status: number,
  code: string,
) {
  const before = await dumpContent(cms.db)
  const answer = await cms.request(request)
  expect(answer.json).toMatchObject({ status, success: false, code })
  expect(answer.status).toBe(status)
  expect(answer.json.error).toMatch(/^[A-ZÄÖÜ].{9,}/)
  expect(JSON.stringify(answer.json)).not.toMatch(/node_modules|\/work|\.ts:|at \w+ \(|select |Payload/)
  expect(answer.headers.get('x-request-id')).toBeTruthy()
  expect(await dumpContent(cms.db)).toEqual(before)
}
