import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { sourceFiles } from './source-files.mjs'

/** Content hashes of everything that `npm run gen` writes, by path. Works in a copy without Git too. */
export function hashGenerated() {
  const files = [...sourceFiles(/\.generated\.\w+$|\/schema\.graphql$/), 'docs/CATALOGUE.md'].filter(existsSync)
  return Object.fromEntries(files.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]))
}
