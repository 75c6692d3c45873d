import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * Names of the files of Next's build that browsers load, below its `static` folder. Source maps lie there too, because the server
 * and the tests read them; they hold the sources and are nobody else's.
 */
export function listStaticFiles(build: string): ReadonlySet<string> {
  const entries = readdirSync(join(build, 'static'), { recursive: true, withFileTypes: true })
  const folder = join(build, 'static')
  const names = entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  )
  return new Set(names.map((name) => name.split(sep).join('/')).filter((name) => !name.endsWith('.map')))
}
