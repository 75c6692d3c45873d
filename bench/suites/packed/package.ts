import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packAll, unpack } from '../../../tests/src/packages/packed.ts'
import type { Table } from '../../table.ts'

const maxPlugin = 2_000_000

/**
 * Sizes of the tarballs, and what it takes to make a project of them: `npm install` with all that they need, from the registry, and
 * both builds. Needs a gigabyte while it runs.
 */
export async function run(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'blickfang-package-'))
  try {
    const [packed, packing] = timed(() => packAll(folder))
    const sizes = Object.entries(packed).map(
      ([name, file]) => [`tarball of ${name}, kB`, inKb(statSync(file).size)] as const,
    )
    const plugin = statSync(String(packed.cms)).size
    const rows = [...sizes, ['built and packed, s', packing] as const, ...makeProject(folder, String(packed.create))]
    const aim = { what: 'tarball of the plugin', measured: `${inKb(plugin)} kB`, aim: `≤ ${inKb(maxPlugin)} kB` }
    return { name: 'package', columns: ['what', 'value'], rows, aims: [{ ...aim, isMet: plugin <= maxPlugin }] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function makeProject(packages: string, maker: string): readonly (readonly [string, number])[] {
  const [made, project] = [join(packages, 'maker'), join(packages, 'site')]
  unpack(maker, made)
  const command = [join(made, 'command.mjs'), project, '--packages', packages]
  const [, installing] = timed(() => execFileSync(process.execPath, command, { stdio: 'ignore' }))
  const run =
    (...args: string[]) =>
    () =>
      execFileSync('npx', args, { cwd: project, stdio: 'ignore' })
  run('blickfang', 'own', 'src/blickfang')()
  run('payload', 'generate:importmap')()
  const [, building] = timed(run('next', 'build'))
  const [, buildingSite] = timed(run('blickfang-site', 'build', '--own', 'src/blickfang'))
  return [
    ['npm install, s', installing],
    ['node_modules, MB', Math.round(sizeOf(join(project, 'node_modules')) / 1_000_000)],
    ['of these Blickfang, MB', Math.round(sizeOf(resolve(project, 'node_modules/@blickfang')) / 1_000_000)],
    ['next build, s', building],
    ['blickfang-site build, s', buildingSite],
  ]
}

function timed<T>(work: () => T): [T, number] {
  const began = performance.now()
  const done = work()
  return [done, Math.round((performance.now() - began) / 1000)]
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .reduce((sum, entry) => {
      const path = join(folder, entry.name)
      return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size)
    }, 0)
}

function inKb(bytes: number): number {
  return Math.round(bytes / 1000)
}
