import { dirname, relative } from 'node:path'
import { build } from 'esbuild'
import { generatedHead } from './registries.ts'

const file = 'shared/blocks/src/styles.generated.ts'
const views = 'shared/blocks/src/views.generated.ts'

/**
 * The style sheets of all views, in the order in which the views themselves would bring them: for a page that has them from the
 * start, while the views come one by one. Follows the modules as a bundler does.
 */
export async function viewStyles(root: string): Promise<Record<string, string>> {
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
  const seen = new Set<string>()
  const styles: string[] = []
  function follow(path: string) {
    if (seen.has(path)) return
    seen.add(path)
    const { imports } = metafile.inputs[path] ?? { imports: [] }
    for (const { path: imported, kind, external } of imports) {
      if (kind === 'import-statement' && !external) follow(imported)
    }
    if (path.endsWith('.css')) styles.push(path)
  }
  follow(views)
  return { [file]: `${generatedHead}${styles.map((path) => `import '${specifier(path)}'\n`).join('')}` }
}

function specifier(path: string): string {
  const own = relative(dirname(file), path)
  if (!own.startsWith('..')) return `./${own}`
  return path.replace(/^shared\/(\w+)\/src\//, '@blickfang/$1/')
}
