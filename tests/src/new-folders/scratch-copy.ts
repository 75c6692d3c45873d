import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const workspaces = [
  'shared/contract',
  'shared/platform',
  'shared/views',
  'shared/blocks',
  'shared/testing',
  'cms',
  'web',
]

/** A copy of the repository's sources, without their tests, in which a test may make folders and run the generators, with all that is installed. */
export class ScratchCopy {
  readonly path = mkdtempSync(join(tmpdir(), 'neuer ordner '))

  constructor() {
    const single = ['package.json', 'tsconfig.base.json', 'docs/CATALOGUE.md', 'cms/schema.graphql', 'web/server.ts']
    const checks = ['biome.json', 'knip.json']
    const scripts = ['generate', 'run-script', 'bundle-script', 'read-env'].map((name) => `scripts/${name}.mjs`)
    const files = [...single, ...checks, ...scripts, 'shared/scripts']
    const ofWorkspaces = workspaces.flatMap((name) =>
      ['src', 'scripts', 'package.json', 'tsconfig.json'].map((file) => `${name}/${file}`),
    )
    const filter = (file: string) => !/\.test\.tsx?$/.test(file)
    for (const file of [...files, ...ofWorkspaces].filter((each) => existsSync(join(root, each)))) {
      cpSync(join(root, file), join(this.path, file), { recursive: true, filter })
    }
    this.#linkPackages()
  }

  /** In place of the repository's own workspaces stand the copies. */
  #linkPackages(): void {
    const scope = join(this.path, 'node_modules', '@blickfang')
    mkdirSync(scope, { recursive: true })
    for (const name of workspaces) symlinkSync(join(this.path, name), join(scope, basename(name)))
    symlinkSync(join(root, 'local'), join(scope, 'local'))
    for (const name of readdirSync(join(root, 'node_modules'))) {
      if (name !== '@blickfang') symlinkSync(join(root, 'node_modules', name), join(this.path, 'node_modules', name))
    }
    for (const name of ['shared', ...workspaces]) {
      const own = join(root, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(this.path, name, 'node_modules'))
    }
  }

  /** Runs a program of an installed package, such as `tsx/dist/cli.mjs`, in the copy. Throws with what it said when it fails. */
  run(program: string, ...args: string[]): string {
    const command = [join(root, 'node_modules', program), ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: this.path, encoding: 'utf8' })
    if (status !== 0) throw new Error(stdout + stderr)
    return stdout
  }

  /** The content of every file by its path. */
  fingerprints(): ReadonlyMap<string, string> {
    const files = [...workspaces, 'docs']
      .flatMap((name) => readdirSync(join(this.path, name), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    return new Map(
      files.map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return [relative(this.path, path), createHash('sha256').update(readFileSync(path)).digest('hex')]
      }),
    )
  }

  /** Files that are new or different since then, but for those in `own` folders. */
  changedSince(before: ReadonlyMap<string, string>, own: readonly string[]): readonly string[] {
    return [...this.fingerprints()]
      .filter(([path, hash]) => before.get(path) !== hash && !own.some((folder) => path.startsWith(`${folder}/`)))
      .map(([path]) => path)
      .sort()
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}
