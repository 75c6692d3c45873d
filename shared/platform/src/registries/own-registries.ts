import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ownKinds } from './own-kinds.ts'
import { foldersWith } from './registry.ts'

const head = '// Written by Blickfang from the folders beside it.\n'
type Kind = keyof typeof ownKinds
/** Style sheet of the site with custom properties of the project's. */
const theme = 'theme.css'
const kinds = Object.keys(ownKinds) as Kind[]

/** Folders that a project names: one with a folder for each kind of things of its own, or one with its blocks alone. */
export interface OwnFolders {
  readonly own?: string | undefined
  readonly blocks?: string | undefined
}

/**
 * Writes the registries of what is a project's own into their folders, where a part of them is not as the folders say, and the one
 * list that the plugin is told of. Throws one sentence for a folder that is not there, or that holds nothing.
 */
export function writeOwnRegistries(said: OwnFolders): void {
  const found = foldersOf(said)
  for (const [kind, folder] of found) write(folder, ownKinds[kind].textsOf(folder))
  if (said.own) write(said.own, { 'own.generated.ts': ownList(found.map(([kind]) => kind)) })
}

/**
 * The modules of our packages that stand for what is a project's own, each with the file that takes its place, as a bundler in the
 * folder `from` reads it.
 */
export function ownAliases(said: OwnFolders, from: string): Record<string, string> {
  const placed = (folder: string, file: string) => {
    const way = relative(from, join(folder, file))
    return way.startsWith('.') ? way : `./${way}`
  }
  const listed = foldersOf(said).flatMap(([kind, folder]) =>
    Object.entries(ownKinds[kind].modules).map(([module, file]) => [module, placed(folder, file)] as const),
  )
  const { own } = said
  const hasTheme = own && existsSync(join(own, theme))
  return Object.fromEntries(hasTheme ? [...listed, [`@blickfang/blocks/project/${theme}`, placed(own, theme)]] : listed)
}

/** The folders with something in them, by their kinds. */
function foldersOf({ own, blocks }: OwnFolders): readonly (readonly [Kind, string])[] {
  if (own) require(own, 'of what is the project’s own')
  if (blocks) require(blocks, 'of blocks')
  const all = own ? kinds.map((kind) => [kind, join(own, kind)] as const) : []
  const found = all.filter(([kind, folder]) => holds(kind, folder))
  if (own && found.length === 0 && !existsSync(join(own, theme)))
    throw new Error(`In ${own} there is nothing of ${kinds.join(', ')}: please add a folder such as blocks/price-list.`)
  if (blocks && !holds('blocks', blocks))
    throw new Error(`In ${blocks} there is no block: please add a folder with a contract.ts and a view.tsx.`)
  return blocks ? [...found.filter(([kind]) => kind !== 'blocks'), ['blocks', blocks]] : found
}

function require(folder: string, what: string): void {
  if (!existsSync(folder)) throw new Error(`There is no folder ${what} ${folder}: please make it, or name another one.`)
}

function holds(kind: Kind, folder: string): boolean {
  return existsSync(folder) && foldersWith(folder, ownKinds[kind].file).length > 0
}

/** The list that the plugin is told of by one name: `blickfang({ own, … })`. */
function ownList(found: readonly Kind[]): string {
  const told = found.flatMap((kind) =>
    Object.entries(ownKinds[kind].told).map(([name, file]) => [name, `./${kind}/${file}`] as const),
  )
  const imports = told.map(([name, file]) => `import { ${name} } from '${file}'\n`).sort()
  return `${imports.join('')}\nexport const own = { ${told.map(([name]) => name).join(', ')} }\n`
}

function write(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const [file, whole] = [join(folder, name), head + text]
    if (!existsSync(file) || readFileSync(file, 'utf8') !== whole) writeFileSync(file, whole)
  }
}
