import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  entryJSFiles: Record<string, string[]>
  clientModules: Record<string, { chunks: string[] }>
}

/** Lists all that a route can load in the browser, at once or also later: source files, and the chunks that have no source map. */
export function modulesOf(
  build: string,
  route: string,
  { isLazyIncluded = true } = {},
): { sources: string[]; unmapped: string[]; chunks: string[]; bytes: number } {
  const manifest = readManifest(join(build, 'server/app', route, 'page_client-reference-manifest.js'))
  const roots = JSON.parse(readFileSync(join(build, 'server/app', route, 'page/build-manifest.json'), 'utf8'))
  const clientChunks = Object.values(manifest.clientModules).flatMap(({ chunks }) => chunks)
  const queue: string[] = [...roots.rootMainFiles, ...Object.values(manifest.entryJSFiles).flat(), ...clientChunks]
  const seen = new Set<string>()
  const sources = new Set<string>()
  const unmapped: string[] = []
  let bytes = 0
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const chunk = decodeURIComponent(next.replace(/^\/?_next\//, '').split('?')[0] ?? '')
    if (seen.has(chunk) || !chunk.endsWith('.js')) continue
    seen.add(chunk)
    const code = readFileSync(join(build, chunk), 'utf8')
    bytes += code.length
    const later = isLazyIncluded ? code : ''
    for (const [, lazy = ''] of later.matchAll(/["'](static\/chunks\/[^"']+\.js)["']/g)) queue.push(lazy)
    const found = sourcesOf(build, chunk, code)
    if (!found) unmapped.push(chunk)
    for (const source of found ?? []) sources.add(source)
  }
  return { sources: [...sources].sort(), unmapped, chunks: [...seen], bytes }
}

/** Lists what a route's modules ask for to get a module that fits `wanted`: the smallest set of files for each. */
export function partsOf(build: string, route: string, wanted: RegExp): { source: string; files: string[] }[] {
  const { chunks } = modulesOf(build, route)
  const asked = chunks.flatMap((chunk) =>
    [...readFileSync(join(build, chunk), 'utf8').matchAll(/Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]/g)].map(
      ([, files = '']) => files.split(',').map((file) => file.replaceAll('"', '')),
    ),
  )
  const parts = new Map<string, string[]>()
  for (const files of asked) {
    const scripts = files.filter((file) => file.endsWith('.js'))
    for (const source of sourcesIn(build, scripts).filter((source) => wanted.test(source))) {
      const known = parts.get(source)
      if (!known || files.length < known.length) parts.set(source, files)
    }
  }
  return [...parts].map(([source, files]) => ({ source, files }))
}

/** The source files that chunks are made of. */
export function sourcesIn(build: string, chunks: readonly string[]): string[] {
  return chunks.flatMap((chunk) => sourcesOf(build, chunk, readFileSync(join(build, chunk), 'utf8')) ?? [])
}

function readManifest(file: string): Manifest {
  const text = readFileSync(file, 'utf8')
  const json = text.slice(text.indexOf('=', text.indexOf('globalThis.__RSC_MANIFEST[')) + 1).replace(/;?\s*$/, '')
  return JSON.parse(json)
}

function sourcesOf(build: string, chunk: string, code: string): string[] | null {
  const name = /sourceMappingURL=(\S+)/.exec(code)?.[1]
  const file = name && join(build, dirname(chunk), decodeURIComponent(name))
  if (!file || !existsSync(file)) return null
  const map = JSON.parse(readFileSync(file, 'utf8'))
  const parts: { sources?: string[] }[] = [map, ...(map.sections ?? []).map((section: { map: object }) => section.map)]
  return parts.flatMap(({ sources = [] }) => sources.map((source) => source.replace(/^.*\[project\]\//, '')))
}
