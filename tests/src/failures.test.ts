import { expect, test } from 'vitest'
// @ts-expect-error A script without types.
import { failuresOfPlaywright, failuresOfVitest } from '../../scripts/test/failures.mjs'

test('a test that failed is named with its file, and why, without colours and without its whole stack', () => {
  const stack = Array.from({ length: 40 }, (_, line) => `    at place ${line}`)
  const failures = failuresOfVitest({
    testResults: [
      {
        name: `${process.cwd()}/cms/a.int.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'one passes', status: 'passed', failureMessages: [] },
          {
            fullName: 'saves',
            status: 'failed',
            failureMessages: [['\u001b[31mError: no\u001b[39m', ...stack].join('\n')],
          },
        ],
      },
      { name: `${process.cwd()}/cms/b.test.ts`, status: 'passed', message: '', assertionResults: [] },
      { name: `${process.cwd()}/cms/c.test.ts`, status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  })
  expect(failures).toHaveLength(2)
  expect(failures[0]).toMatch(/^cms\/a\.int\.test\.ts › saves\n {4}Error: no\n/)
  expect(failures[0]?.split('\n')).toHaveLength(13)
  expect(failures[1]).toBe('cms/c.test.ts\n    No such module')
})

test('a journey that failed every time is named with its last error, one that passed the second time is not', () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    file: 'golf/a.spec.ts',
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  })
  const failures = failuresOfPlaywright({
    config: { rootDir: `${process.cwd()}/web/e2e` },
    suites: [
      { suites: [{ specs: [spec('plays', 'unexpected', ['first', 'second']), spec('again', 'flaky', ['once'])] }] },
    ],
  })
  expect(failures).toEqual(['web/e2e/golf/a.spec.ts › plays\n    second'])
})

test('a run that failed without a test tells what nobody caught', () => {
  const printed = `${'passed\n'.repeat(50)}\u001b[31m Unhandled Rejection \u001b[39m\nError: late`
  const failures = failuresOfVitest({ testResults: [] }, { status: 1, printed })
  expect(failures).toEqual(['no test, but the run ended with 1\n    Unhandled Rejection \n    Error: late'])
})

test('nothing is told of a run that wrote nothing', () => {
  expect([...failuresOfVitest({}), ...failuresOfPlaywright({})]).toEqual([])
})
