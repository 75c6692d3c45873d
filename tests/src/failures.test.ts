import { expect, test } from 'vitest'
// @ts-expect-error A script without types.
import { failuresOfPlaywright, failuresOfVitest, shakyOfPlaywright } from '../../scripts/test/failures.mjs'

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

test('a journey that failed every time is named with its last error; one that passed the second time with its first, apart', () => {
  const location = { file: `${process.cwd()}/web/e2e/golf/a.spec.ts`, line: 7 }
  const spec = (title: string, status: string, results: object[][]) => ({
    file: 'golf/a.spec.ts',
    title,
    tests: [{ status, results: results.map((errors) => ({ errors })) }],
  })
  const report = {
    config: { rootDir: `${process.cwd()}/web/e2e` },
    suites: [
      {
        specs: [
          spec('plays', 'unexpected', [[{ message: 'first' }], [{ message: 'second' }]]),
          spec('again', 'flaky', [[{ message: 'once', location }], []]),
          spec('well', 'expected', [[]]),
        ],
      },
    ],
  }
  expect(failuresOfPlaywright(report)).toEqual(['web/e2e/golf/a.spec.ts › plays\n    second'])
  expect(shakyOfPlaywright({ ...report, suites: [{ suites: report.suites }] })).toEqual([
    'web/e2e/golf/a.spec.ts › again\n    at web/e2e/golf/a.spec.ts:7\n    once',
  ])
})

test('a run that failed without a test tells what nobody caught', () => {
  const printed = `${'passed\n'.repeat(50)}\u001b[31m Unhandled Rejection \u001b[39m\nError: late`
  const failures = failuresOfVitest({ testResults: [] }, { status: 1, printed })
  expect(failures).toEqual(['no test, but the run ended with 1\n    Unhandled Rejection \n    Error: late'])
})

test('nothing is told of a run that wrote nothing', () => {
  expect([...failuresOfVitest({}), ...failuresOfPlaywright({}), ...shakyOfPlaywright({})]).toEqual([])
})
