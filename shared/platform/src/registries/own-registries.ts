import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { blockRegistries } from './block-registries.ts'
import { foldersWith } from './registry.ts'

const head = '// Written by Blickfang from the folders beside it.\n'
const parts = ['contracts', 'abouts', 'views', 'view-loaders', 'enhancers', 'islands', 'styles'] as const

/**
 * Writes the registries of a project's blocks into their folder, where a part of them is not as the folders say. Throws one sentence
 * for a folder that is not there, or that holds no block.
 */
export function writeOwnRegistries(folder: string): void {
  if (!existsSync(folder))
    throw new Error(`There is no folder of blocks ${folder}: please make it, or name another one.`)
  if (foldersWith(folder, 'contract.ts').length === 0)
    throw new Error(`In ${folder} there is no block: please add a folder with a contract.ts and a view.tsx.`)
  const texts = { ...blockRegistries(folder), 'styles.generated.ts': styles(folder) }
  for (const [name, text] of Object.entries(texts)) {
    const [file, whole] = [join(folder, name), head + text]
    if (!existsSync(file) || readFileSync(file, 'utf8') !== whole) writeFileSync(file, whole)
  }
}

/** Style sheets of all blocks: the editor has them from the start, while their views come one by one. */
function styles(folder: string): string {
  const sheets = foldersWith(folder, 'contract.ts').flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.css'))
      .sort()
      .map((file) => `import './${name}/${file}'\n`),
  )
  return sheets.length > 0 ? sheets.join('') : '\nexport {}\n'
}

/**
 * The modules of `@blickfang/blocks` that stand for a project's blocks, each with the file that takes its place, as a bundler in the
 * folder `from` reads it.
 */
export function ownAliases(folder: string, from: string): Record<string, string> {
  const way = relative(from, folder)
  const place = way.startsWith('.') ? way : `./${way}`
  return Object.fromEntries(parts.map((part) => [`@blickfang/blocks/project/${part}`, `${place}/${part}.generated.ts`]))
}
