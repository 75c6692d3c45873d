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
export const failuresOfPlaywright = (report) => journeysThat('unexpected', report)

/** The journeys that passed the second time only: where, and why not the first time. */
export const shakyOfPlaywright = (report) => journeysThat('flaky', report)

function journeysThat(ended, { config, suites }) {
  const folder = relative('.', config?.rootDir ?? '.')
  return specsIn(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === ended))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
      return tell(`${folder}/${file} › ${title}`, placed(errors.at(-1)))
    })
}

/** An error of a journey with the line of ours that met it, which its message does not name. */
function placed({ message, location } = {}) {
  const place = location && `at ${relative('.', location.file)}:${location.line}`
  return message && [place, message].filter(Boolean).join('\n')
}

function tell(where, why = 'It left no word of why.') {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, shown)
  return `${where}\n${lines.map((line) => `    ${line}`).join('\n')}`
}
