import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the folders in `folder` that hold `file`, in order. */
export function foldersWith(folder: string, file: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, file)))
    .map((entry) => entry.name)
    .sort()
}

interface Listing {
  readonly name: string
  readonly entries: readonly (readonly [key: string, imported: string, path: string])[]
  /** Code behind the object: its check and the types made from it. */
  readonly tail?: string
  readonly imports?: string
}

/** Text of a module that imports each of the entries and exports all of them as one object. */
export function registry({ name, entries, tail = '', imports = '' }: Listing): string {
  const lines = new Set(entries.map(([, imported, path]) => `import { ${imported} } from '${path}'\n`))
  const members = entries.map(([key, imported]) => (key === imported ? `  ${key},\n` : `  ${key}: ${imported},\n`))
  return `${imports}${[...lines].join('')}\nexport const ${name} = {\n${members.join('')}}${tail}\n`
}
