import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { specsIn } from './slowest.mjs'

/** Lines of an error that are said once more at the end; the rest stands above. */
const shown = 12

/**
 * The tests of a run of Vitest that failed, and files that could not be read as tests: where, and why. A run may fail without
 * them, by an error that nobody caught: then what it printed says why.
 */
export function failuresOfVitest({ testResults = [] }, { status = 0, printed = '' } = {}) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0) {
      return tests.map(({ fullName, failureMessages }) => tell(`${file} › ${fullName}`, failureMessages[0]))
    }
    return status === 'failed' ? [tell(file, message)] : []
  })
  if (status === 0 || failures.length > 0) return failures
  return [
    tell(`no test, but the run ended with ${status}`, printed.slice(Math.max(0, printed.search(/Unhandled \w+/)))),
  ]
}

/** The journeys that failed at their last try too: where, and why. */
export function failuresOfPlaywright({ config, suites }) {
  const folder = relative('.', config?.rootDir ?? '.')
  const failed = ({ tests }) => tests.some(({ status }) => status === 'unexpected')
  return specsIn(suites)
    .filter(failed)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
      return tell(`${folder}/${file} › ${title}`, errors.at(-1)?.message)
    })
}

function tell(where, why = 'It left no word of why.') {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, shown)
  return `${where}\n${lines.map((line) => `    ${line}`).join('\n')}`
}
