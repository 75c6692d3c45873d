import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

/** Puts a TypeScript file and all that is ours of what it imports into a folder, and returns the file there to run. */
export async function bundleScript(file, folder) {
  await build({
    entryPoints: { script: file },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported at a later moment is loaded at a later moment.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['production'],
    mainFields: ['main'],
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [leavePackages, keepPlaces],
  })
  // Its process would wait for more beside the script, and be left behind by a service that stops.
  await stop()
  return join(folder, 'script.mjs')
}

/** Packages stay where they are installed, and are found from there. */
const leavePackages = {
  name: 'leave-packages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'asked' || path.startsWith('@blickfang/')) return undefined
      if (isBuiltin(path)) return { path, external: true }
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: 'asked' })
      return found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/** A module that asks for its place gets that of its source. */
const keepPlaces = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const places = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) }
      const contents = readFileSync(path, 'utf8').replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name) =>
        JSON.stringify(places[name]),
      )
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
