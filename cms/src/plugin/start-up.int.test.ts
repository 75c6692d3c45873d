import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Readiness, readinessOf } from './db/readiness.ts'
import { ownOf } from './own/own-of.ts'
import { startUp } from './start-up.ts'
import { startCms, type TestCms } from './testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** The same Payload once more, whose database fails one statement, and what it says meanwhile. */
function failing({ payload }: TestCms, nth: number) {
  const said: string[] = []
  const say = (words: string | { msg: string }) => said.push(typeof words === 'string' ? words : words.msg)
  let asked = 0
  const { drizzle } = payload.db
  const once =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args) =>
      ++asked === nth ? Promise.reject(new Error(`Statement ${nth} of the start`)) : run(...args)
  const db = Object.assign(Object.create(payload.db), {
    drizzle: new Proxy(drizzle, {
      get: (target, name) => {
        const value = Reflect.get(target, name)
        return name === 'execute' || name === 'transaction' ? once(value.bind(target)) : value
      },
    }),
  })
  const blickfang = { ...ownOf(payload), readiness: new Readiness() }
  const again: Payload = Object.assign(Object.create(payload), {
    db,
    config: { ...payload.config, custom: { ...payload.config.custom, blickfang } },
    logger: { error: say, warn: say, info: say },
  })
  return { payload: again, said, asked: () => asked }
}

test('whichever statement of its start the database fails, the plugin begins once it answers, in the process that Payload starts once', async () => {
  const whole = failing(cms, 0)
  await startUp(whole.payload)
  expect(readinessOf(whole.payload).lack).toBe(null)
  const most = whole.asked()
  expect(most).toBeGreaterThan(2)
  await Promise.all(
    Array.from({ length: most }, async (_, index) => {
      const { payload, said } = failing(cms, index + 1)
      await startUp(payload)
      await readinessOf(payload).begun
      expect([index, readinessOf(payload).lack, said.filter((words) => words === 'Blickfang could not begin')]).toEqual(
        [
          ...[index, null],
          // What is told to web is told again by itself.
          index < most - 1 ? ['Blickfang could not begin'] : expect.any(Array),
        ],
      )
    }),
  )
})
