import { execFileSync } from 'node:child_process'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

/** `npm start` on a prepared clone: time to the first answer, memory of all its processes once warm. */
export async function run(): Promise<Table> {
  await (await startStack()).stop()
  const stack = await startStack({ isFresh: false })
  try {
    for (const path of ['/de', '/de/leistungen', '/de/team', '/de/kontakt']) await fetch(`${stack.url}${path}`)
    const memory = residentMemory(stack.pids)
    const total = memory.reduce((sum, [, mib]) => sum + mib, 0)
    return {
      name: 'start',
      columns: ['what', 'value'],
      rows: [
        ['command to first answer, s', (stack.readyAfterMs / 1000).toFixed(1)],
        ...memory.map(([name, mib]) => [`memory of ${name}, MiB`, Math.round(mib)] as const),
        ['memory of all, MiB', Math.round(total)],
      ],
      aims: [],
    }
  } finally {
    await stack.stop()
  }
}

/** Resident MiB by process tree root. Postgres counts its shared memory once per child, so its sum is an upper bound. */
function residentMemory(pids: Readonly<Record<string, number>>): [string, number][] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number])
  const tree = (root: number): number =>
    table.reduce((sum, [pid, parent, rss]) => sum + (pid === root ? rss : 0) + (parent === root ? tree(pid) : 0), 0)
  const own = new Set(Object.values(pids))
  return Object.entries(pids).map(([name, pid]) => {
    const nested = table.filter(([other, parent]) => own.has(other) && parent === pid && other !== pid)
    return [name, (tree(pid) - nested.reduce((sum, [other]) => sum + tree(other), 0)) / 1024]
  })
}
