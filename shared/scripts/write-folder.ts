import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { kebabCase } from '@blickfang/platform/registries/names.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Makes a folder of the catalogue out of a template, for the name on the command line (`quote`, `priceTable`,
 * `price-table`), below each of `parents`, the paths of which the template's files are in. Never touches a folder that exists.
 */
export function writeFolder<const Parent extends string>(
  parents: readonly Parent[],
  name: string | undefined,
  template: (folder: string) => Readonly<Record<Parent, Readonly<Record<string, string>>>>,
): void {
  const folder = kebabCase(name ?? '')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) throw new Error('Give it a name such as priceTable.')
  const paths = parents.map((parent) => ({ parent, path: join(root, parent, folder) }))
  for (const { path } of paths) if (existsSync(path)) throw new Error(`${relative(root, path)} exists already.`)
  const files = template(folder)
  for (const { parent, path } of paths) {
    mkdirSync(path)
    for (const [file, text] of Object.entries(files[parent])) {
      writeFileSync(join(path, file), text)
      console.log(`written: ${relative(root, join(path, file))}`)
    }
  }
}

/**
 * Runs all generators: not only what stands beside a new folder is made of it. With `--no-gen` on the command line they are left
 * to `npm run gen`, for whoever makes several folders that belong together.
 */
export function generateAll(): void {
  if (process.argv.includes('--no-gen')) return
  const { status } = spawnSync('npm', ['run', 'gen'], { cwd: root, stdio: 'inherit', shell: true })
  process.exitCode = status ?? 1
}
