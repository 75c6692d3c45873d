import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { relative } from 'node:path'

const shown = 10

/** Reads a program's report of its run; empty where there is none. */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The ten files of a run of Vitest that took longest, a line each. */
export function slowestOfVitest({ testResults = [] }) {
  return lines(testResults.map(({ name, startTime, endTime }) => [relative('.', name), endTime - startTime]))
}

/** The ten files of journeys that took longest, second tries included. */
export function slowestOfPlaywright({ config, suites }) {
  const files = new Map()
  for (const { file, tests } of specsIn(suites)) {
    const took = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    files.set(file, (files.get(file) ?? 0) + took.reduce((sum, each) => sum + each, 0))
  }
  const folder = relative('.', config?.rootDir ?? '.')
  return lines([...files].map(([file, took]) => [`${folder}/${file}`, took]))
}

export function specsIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsIn(inner)])
}

/** How busy the processors are: asks again what was asked at the begin. */
export function watchProcessors() {
  const before = processorTimes()
  return () => {
    const after = processorTimes()
    return { count: cpus().length, busy: (after.busy - before.busy) / Math.max(1, after.all - before.all) }
  }
}

function processorTimes() {
  const times = cpus().map(({ times }) => times)
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, each) => sum + each, 0)
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) }
}

function lines(files) {
  return files
    .sort(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([file, took]) => `${(took / 1000).toFixed(1).padStart(8)} s  ${file}`)
}
