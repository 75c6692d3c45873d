import { spawnSync } from 'node:child_process'
import type { Table } from '../table.ts'

/** Note that a journey leaves: web/e2e/first-week/owner.ts. */
interface Took {
  readonly number: number
  readonly name: string
  readonly aim: number
  readonly took: number
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { tests: readonly { results: readonly { annotations?: readonly Note[] }[] }[] }[]
}
interface Note {
  readonly type: string
  readonly description?: string
}

/**
 * The tasks of an owner's first week, walked in a browser: presses and fields that each takes beside the most that it may take. The
 * journeys are those of `npm test` (web/e2e/first-week); here each width and language has a line's place in one row.
 */
export async function run(): Promise<Table> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', 'web/e2e/first-week', '--reporter=json', '--no-deps']
  const projects = ['desktop', 'phone', 'alone'].map((name) => `--project=${name}`)
  const { stdout } = spawnSync(process.execPath, [...args, ...projects, '--workers=1', '--retries=0'], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const notes = notesIn(JSON.parse(stdout) as Suite)
  const nameOf = ({ number, name }: (typeof notes)[number]) => `${number} ${name.replace(/ @\w+/g, '')}`
  const rows = [...new Set(notes.map(nameOf))].map((task) => {
    const all = notes.filter((note) => nameOf(note) === task)
    return { task, aim: all[0]?.aim ?? 0, most: Math.max(...all.map((one) => one.took)), walks: all.length }
  })
  rows.sort((one, other) => Number.parseInt(one.task, 10) - Number.parseInt(other.task, 10))
  return {
    name: 'first-week',
    columns: ['task', 'walks', 'presses and fields, the most', 'aim'],
    rows: rows.map(({ task, walks, most, aim }) => [task, String(walks), String(most), `≤ ${aim}`]),
    aims: rows.map(({ task, most, aim }) => ({
      what: task,
      measured: String(most),
      aim: `≤ ${aim}`,
      isMet: most <= aim,
    })),
  }
}

function notesIn({ suites = [], specs = [] }: Suite): readonly Took[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ annotations = [] }) =>
        annotations
          .filter(({ type }) => type === 'presses')
          .map(({ description = '' }) => JSON.parse(description) as Took),
      ),
    ),
  )
  return [...own, ...suites.flatMap(notesIn)]
}
