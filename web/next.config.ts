import { copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownAliases, writeOwnRegistries } from '@blickfang/platform/registries/own-registries.ts'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

/** MapLibre starts its worker from a file that no bundler carries along; a copy of it goes with the site's own files. */
function copyMapWorker(): void {
  copyFileSync(
    createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'),
    fileURLToPath(new URL('public/maplibre-gl-worker.mjs', import.meta.url)),
  )
}

// Next brings its own, 7 kB gz, for a part of Supabase's client that only asks whether there is one.
const noBuffer = { browser: './src/game/sync/no-buffer.ts' }

const here = fileURLToPath(new URL('.', import.meta.url))
/** Folder that all lies below which is bundled. A project names its own. */
const root = process.env.SITE_ROOT || resolve(here, '..')
/** Folders of what is a project's own. */
const folderOf = (name: 'OWN_DIR' | 'BLOCKS_DIR') => process.env[name] && resolve(root, process.env[name])
const folders = { own: folderOf('OWN_DIR'), blocks: folderOf('BLOCKS_DIR') }

// A build that is the only one of its folder, as in an image, leaves no cache behind: writing it takes a quarter of the time.
const turbopackFileSystemCacheForBuild = process.env.BUILD_CACHE !== 'off'

const config: NextConfig = {
  poweredByHeader: false,
  // The server in front of Next knows every address; Next must not redirect on its own.
  skipTrailingSlashRedirect: true,
  turbopack: {
    root,
    resolveAlias: {
      buffer: noBuffer,
      'node:buffer': noBuffer,
      'next/dist/compiled/buffer': noBuffer,
      ...ownAliases(folders, here),
    },
  },
  // Checked by `npm run types`, together with everything else.
  typescript: { ignoreBuildErrors: true },
  // The server reads the maps when it starts (src/server/assets), and the test that follows a live page's modules. They hold the
  // sources, so that no browser gets one: src/server/door/list-static-files.ts.
  productionBrowserSourceMaps: true,
  // Finished pages are kept by src/server/cache/page-cache.ts, which knows what is still fresh; Next must keep none.
  cacheMaxMemorySize: 0,
  experimental: { isrFlushToDisk: false, turbopackFileSystemCacheForBuild },
  // Pictures come from the media library's store (src/server/pictures); Next's own optimiser answers nobody.
  images: { unoptimized: true },
}

/** The server that answers finds the copy of the build: its folder may be one that it cannot write to. */
export default function configFor(phase: string): NextConfig {
  if (phase !== PHASE_PRODUCTION_SERVER) {
    copyMapWorker()
    writeOwnRegistries(folders)
  }
  return config
}
