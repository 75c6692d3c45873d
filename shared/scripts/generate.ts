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

/** Rewrites what is made from the folders. */
async function generate() {
  // First the sentences: what comes after reads contracts, and those may say some.
  settle(Object.entries(messageFiles(root)))
  const registries = {
    ...blockRegistries(source),
    ...optionRegistries(source),
    ...formRegistry(source),
    ...(await endpointRegistry(source)),
  }
  const files = Object.entries(registries).map(([path, text]) => [join(source, path), text] as const)
  const rooms = { ...sourceRegistries(root), ...jobRegistries(root) }
  const inRooms = Object.entries(rooms).map(([path, text]) => [join(root, path), text] as const)
  settle([...files, ...inRooms, [join(root, 'docs/CATALOGUE.md'), await catalogueDocument(source)]])
}

function settle(files: readonly (readonly [path: string, text: string])[]) {
  const stale = files.filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  for (const [path, text] of stale) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`written: ${relative(root, path)}`)
  }
}

await generate()
