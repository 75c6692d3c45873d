import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { buildPackages } = (await import(pathToFileURL('scripts/pack/build-packages.mjs').href)) as {
  buildPackages: (target: string) => Record<string, string>
}

/** Builds every package and packs it as npm would publish it. Returns the files by the names of the packages. */
export function packAll(folder: string): Record<string, string> {
  const built = buildPackages(folder)
  return Object.fromEntries(
    Object.entries(built).map(([name, from]) => {
      const { stdout, stderr, status } = spawnSync('npm', ['pack', '--silent', '--pack-destination', resolve(folder)], {
        cwd: from,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(stderr)
      return [name, join(folder, stdout.trim())]
    }),
  )
}

/**
 * A copy of the example with the packed packages installed in it. Whatever they need besides is found in this
 * repository's `node_modules`, below which the copy stands; that their manifests name all of it, `buildPackages` sees to.
 */
export function installInto(host: string, packed: Readonly<Record<string, string>>): void {
  rmSync(host, { recursive: true, force: true })
  cpSync('examples/host', host, { recursive: true })
  installPacked(host, packed)
}

/** Puts the packages into the folder of a project. */
export function installPacked(project: string, { create: _, ...packed }: Readonly<Record<string, string>>): void {
  for (const [name, file] of Object.entries(packed)) unpack(file, join(project, 'node_modules/@blickfang', name))
  // Versions that npm keeps for one package alone, because others want other ones.
  for (const [name, workspace] of Object.entries({ cms: 'cms', site: 'web' })) {
    const own = join(workspace, 'node_modules')
    const place = join(project, 'node_modules/@blickfang', name, 'node_modules')
    if (existsSync(own)) cpSync(own, place, { recursive: true })
  }
}

/** Puts what a tarball holds into a folder. */
export function unpack(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['xzf', resolve(file), '-C', folder, '--strip-components=1'])
  if (status !== 0) throw new Error(String(stderr))
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
}
