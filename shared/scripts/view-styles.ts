import { dirname, relative } from 'node:path'
import { build, type ImportKind } from 'esbuild'
import { generatedHead } from './registries.ts'

const file = 'shared/blocks/src/styles.generated.ts'
const views = 'shared/blocks/src/views.generated.ts'

/**
 * The style sheets of all views, in the order in which the views themselves would bring them: for a page that has them from the
 * start, while the views come one by one. Follows the modules as a bundler does.
 */
export async function viewStyles(root: string): Promise<Record<string, string>> {
  const styles = (await readViews(root)).reach(views).filter(isSheet)
  return { [file]: `${generatedHead}${styles.map((path) => `import '${specifier(path)}'\n`).join('')}` }
}

/**
 * Sheets that the code of an island brings and its view does not. The server draws the island with that code, but a page has the
 * sheets of its views alone: whoever reads it without scripts, or before, would see the island bare.
 */
export async function lateStyles(root: string): Promise<readonly string[]> {
  const { reach, imports } = await readViews(root)
  const known = new Set(reach(views))
  return [...known]
    .filter((path) => path.endsWith('/island.tsx'))
    .flatMap((island) => imports(island, 'dynamic-import').flatMap(reach))
    .filter((path) => isSheet(path) && !known.has(path))
}

/** The modules of all views, by who imports whom. */
async function readViews(root: string) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [views],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    external: ['react', 'react-dom', 'zod', 'culori', 'maplibre-gl'],
    logLevel: 'error',
  })
  const imports = (path: string, kind: ImportKind) =>
    (metafile.inputs[path]?.imports ?? []).filter((one) => one.kind === kind && !one.external).map((one) => one.path)
  return { imports, reach: (from: string) => reach(from, (path) => imports(path, 'import-statement')) }
}

/** Whatever can be reached, each before what reaches it. */
function reach(from: string, next: (path: string) => readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const found: string[] = []
  function follow(path: string) {
    if (seen.has(path)) return
    seen.add(path)
    for (const one of next(path)) follow(one)
    found.push(path)
  }
  follow(from)
  return found
}

function isSheet(path: string): boolean {
  return path.endsWith('.css')
}

function specifier(path: string): string {
  const own = relative(dirname(file), path)
  if (!own.startsWith('..')) return `./${own}`
  return path.replace(/^shared\/(\w+)\/src\//, '@blickfang/$1/')
}
