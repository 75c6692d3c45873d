import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { kebabCase } from './names.ts'

/**
 * Makes a folder of the catalogue out of a template, for the name on the command line (`quote`, `priceTable`,
 * `price-table`). Never touches a folder that exists.
 */
export function writeFolder(
  parent: string,
  name: string | undefined,
  template: (folder: string) => Record<string, string>,
) {
  const folder = kebabCase(name ?? '')
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) throw new Error('Give it a name such as priceTable.')
  const path = join(import.meta.dirname, '../src', parent, folder)
  if (existsSync(path)) throw new Error(`${relative(process.cwd(), path)} exists already.`)
  mkdirSync(path)
  for (const [file, text] of Object.entries(template(folder))) {
    writeFileSync(join(path, file), text)
    console.log(`written: ${relative(process.cwd(), join(path, file))}`)
  }
}
