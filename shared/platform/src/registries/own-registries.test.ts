import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownAliases, writeOwnRegistries } from './own-registries.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blickfang-blocks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test('each folder is listed in every registry that it has something for', () => {
  write('post-list/contract.ts', 'post-list/view.tsx', 'post-list/about.ts', 'post-list/post-list.module.css')
  write('clock/contract.ts', 'clock/view.tsx', 'clock/island.tsx', 'clock/enhance.ts', 'notes/readme.md')
  writeOwnRegistries(folder)
  expect(read('contracts.generated.ts')).toContain('export const blocks = {\n  clock,\n  postList,\n}')
  expect(read('views.generated.ts')).toContain("import { postListView } from './post-list/view.tsx'")
  expect(read('view-loaders.generated.ts')).toContain("(await import('./clock/view.tsx')).clockView")
  expect(read('abouts.generated.ts')).toContain('postList: postListAbout')
  expect(read('islands.generated.ts')).toContain('module.ClockIsland')
  expect(read('enhancers.generated.ts')).toContain('[...clockEnhancers]')
  expect(read('styles.generated.ts')).toContain("import './post-list/post-list.module.css'\n")
  expect(read('contracts.generated.ts')).not.toContain('notes')
})

test('what is as the folders say is not written again: a server may start where it cannot write', () => {
  write('clock/contract.ts')
  writeOwnRegistries(folder)
  const times = () => readdirSync(folder).map((name) => statSync(join(folder, name), { bigint: true }).mtimeNs)
  const before = times()
  writeOwnRegistries(folder)
  expect(times()).toEqual(before)
})

test('a folder that is not there or empty is told in a sentence', () => {
  expect(() => writeOwnRegistries(join(folder, 'none'))).toThrow('There is no folder of blocks')
  expect(() => writeOwnRegistries(folder)).toThrow('there is no block: please add a folder with a contract.ts')
})

test('every registry takes the place of its module, by its name, from where the bundler is', () => {
  write('clock/contract.ts')
  writeOwnRegistries(folder)
  const aliases = ownAliases('/project/src/blocks', '/project')
  const files = new Set(Object.values(aliases).map((file) => file.replace('./src/blocks/', '')))
  expect([...files].sort()).toEqual(readdirSync(folder).filter((name) => name.endsWith('.ts')))
  expect(aliases['@blickfang/blocks/project/view-loaders']).toBe('./src/blocks/view-loaders.generated.ts')
  expect(aliases['@blickfang/blocks/project/view-loaders']).toBe('./src/blocks/view-loaders.generated.ts')
  expect(ownAliases('/project/blocks', '/project/site')['@blickfang/blocks/project/styles']).toBe(
    '../blocks/styles.generated.ts',
  )
})
