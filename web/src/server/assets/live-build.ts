import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Next's own record of the live pages' build, as far as it is read here. Names of files are below `.next`. */
export interface LiveBuild {
  /** Files that every page of Next loads before anything else. */
  readonly rootFiles: readonly string[]
  /** Modules that run in browsers, by their path in the project: their id, and the files that hold them. */
  readonly modules: Readonly<Record<string, { readonly id: string | number; readonly chunks: readonly string[] }>>
  /** Style sheets of a page, in their order. */
  readonly styles: readonly string[]
  readonly read: (file: string) => string
  /** The source files that a file is made of, by its source map, and the line on which each begins. */
  readonly sectionsOf: (file: string) => readonly Section[]
}

interface Section {
  readonly source: string
  readonly line: number
}

interface Manifest {
  readonly clientModules: LiveBuild['modules']
  readonly entryCSSFiles: Readonly<Record<string, readonly { readonly path: string }[]>>
}

const route = 'server/app/at/[version]/[locale]/[[...slug]]'

/** Throws when Next writes its manifests in another form than the version that is installed. */
export function readLiveBuild(folder: string): LiveBuild {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const { clientModules, entryCSSFiles } = readManifest(read(`${route}/page_client-reference-manifest.js`))
  const { rootMainFiles } = JSON.parse(read(`${route}/page/build-manifest.json`)) as { rootMainFiles: string[] }
  const modules = Object.entries(clientModules).map(([path, { id, chunks }]) => [
    path.replace('[project]/', ''),
    { id, chunks: chunks.map(fileOf) },
  ])
  return {
    rootFiles: rootMainFiles,
    styles: [...new Set(Object.values(entryCSSFiles).flatMap((files) => files.map(({ path }) => path)))],
    modules: Object.fromEntries(modules),
    read,
    sectionsOf: (file) => sectionsOf(folder, file, read(file)),
  }
}

function readManifest(text: string): Manifest {
  const json = text
    .slice(text.indexOf('=', text.indexOf('globalThis.__RSC_MANIFEST[')) + 1)
    .trim()
    .replace(/;$/, '')
  return JSON.parse(json)
}

/** The file behind an address under `/_next/`. */
function fileOf(address: string): string {
  return decodeURIComponent(address.replace(/^\/?_next\//, '').split('?', 1)[0] ?? '')
}

interface MapPart {
  readonly offset: { readonly line: number }
  readonly map: { readonly sources?: readonly string[] }
}

function sectionsOf(folder: string, file: string, code: string): readonly Section[] {
  const name = /sourceMappingURL=([^\s*]+)/.exec(code)?.[1]
  const path = name && join(folder, dirname(file), decodeURIComponent(name))
  if (!path || !existsSync(path)) throw new Error(`${file} has no source map.`)
  const map = JSON.parse(readFileSync(path, 'utf8'))
  const parts: MapPart[] = [{ offset: { line: 0 }, map }, ...(map.sections ?? [])]
  return parts.flatMap(({ offset: { line }, map: { sources = [] } }) =>
    sources.map((source) => ({ source: source.replace(/^.*\[project\]\//, ''), line })),
  )
}
