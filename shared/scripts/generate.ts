import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { catalogueDocument } from './catalogue-document.ts'
import { endpointRegistries } from './endpoint-registries.ts'
import { messageFiles } from './messages.ts'
import {
  blockRegistries,
  collectionRegistry,
  entryRegistry,
  errorRegistries,
  formRegistries,
  jobRegistry,
  optionRegistries,
  panelRegistries,
  sectionRegistry,
  sourceRegistries,
} from './registries.ts'
import { viewStyles } from './view-styles.ts'

const root = join(import.meta.dirname, '../..')

/** Rewrites what is made from the folders. */
async function generate() {
  const inRoot = (texts: Record<string, string>) =>
    Object.entries(texts).map(([path, text]) => [join(root, path), text] as const)
  // First the sentences, what contracts and failures are made of, and the calls of forms: what comes after reads contracts.
  settle(Object.entries(messageFiles(root)))
  settle(
    inRoot({ ...optionRegistries(root), ...sectionRegistry(root), ...entryRegistry(root), ...errorRegistries(root) }),
  )
  settle(inRoot(formRegistries(root)))
  const rooms = {
    ...sourceRegistries(root),
    ...jobRegistry(root),
    ...collectionRegistry(root),
    ...panelRegistries(root),
    ...(await endpointRegistries(root)),
  }
  const catalogue = await catalogueDocument(join(root, 'shared/blocks/src'))
  settle([...inRoot({ ...blockRegistries(root), ...rooms }), [join(root, 'docs/CATALOGUE.md'), catalogue]])
  // Follows the views that the registry names.
  settle(inRoot(await viewStyles(root)))
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
