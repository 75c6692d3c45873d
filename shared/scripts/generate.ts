import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { catalogueDocument } from './catalogue-document.ts'
import { messageFiles } from './messages.ts'
import {
  blockRegistries,
  endpointRegistry,
  formRegistry,
  jobRegistries,
  optionRegistries,
  sourceRegistries,
} from './registries.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'shared/src')

/** Rewrites what is made from the folders; with `--check` it writes nothing and fails when something is out of date. */
async function generate(check: boolean) {
  // First the sentences: what comes after reads contracts, and those may say some.
  settle(Object.entries(messageFiles(root)), check)
  const registries = {
    ...blockRegistries(source),
    ...optionRegistries(source),
    ...formRegistry(source),
    ...(await endpointRegistry(source)),
  }
  const files = Object.entries(registries).map(([path, text]) => [join(source, path), text] as const)
  const rooms = { ...sourceRegistries(root), ...jobRegistries(root) }
  const inRooms = Object.entries(rooms).map(([path, text]) => [join(root, path), text] as const)
  settle([...files, ...inRooms, [join(root, 'docs/CATALOGUE.md'), await catalogueDocument(source)]], check)
}

function settle(files: readonly (readonly [path: string, text: string])[], check: boolean) {
  const stale = files.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  for (const [path, text] of check ? [] : stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const [path] of stale) console.log(`${check ? 'out of date' : 'written'}: ${relative(root, path)}`)
  if (check && stale.length > 0) {
    console.error('Run `npm run gen` and commit what it writes.')
    process.exitCode = 1
  }
}

await generate(process.argv.includes('--check'))
