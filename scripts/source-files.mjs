import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['shared', 'cms', 'demo', 'web', 'local', 'tests', 'bench', 'scripts', 'docker']
const skipped = /^(node_modules|\.next.*|\.data|public|test-results|.*\.d\.ts)$/

/** The source files that people write, as paths from the root. */
export function sourceFiles(pattern = /\.(ts|tsx|mjs|css)$/) {
  return folders.flatMap((folder) => walk(folder)).filter((file) => pattern.test(file))
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [path]
    })
}
