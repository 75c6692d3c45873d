import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
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

function writeSentences(place: string, sentences: object): void {
  mkdirSync(join(folder, place), { recursive: true })
  writeFileSync(join(folder, place, 'messages.json'), JSON.stringify(sentences))
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test('each folder is listed in every registry that it has something for', () => {
  write('post-list/contract.ts', 'post-list/view.tsx', 'post-list/about.ts', 'post-list/post-list.module.css')
  write('clock/contract.ts', 'clock/view.tsx', 'clock/island.tsx', 'clock/enhance.ts', 'notes/readme.md')
  writeOwnRegistries({ blocks: folder })
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
  writeOwnRegistries({ blocks: folder })
  const times = () => readdirSync(folder).map((name) => statSync(join(folder, name), { bigint: true }).mtimeNs)
  const before = times()
  writeOwnRegistries({ blocks: folder })
  expect(times()).toEqual(before)
})

test('a folder that is not there or empty is told in a sentence', () => {
  expect(() => writeOwnRegistries({ blocks: join(folder, 'none') })).toThrow('There is no folder of blocks')
  expect(() => writeOwnRegistries({ blocks: folder })).toThrow(
    'there is no block: please add a folder with a contract.ts',
  )
})

test('every registry takes the place of its module, by its name, from where the bundler is', () => {
  write('clock/contract.ts')
  writeOwnRegistries({ blocks: folder })
  const place = `./${basename(folder)}/`
  const aliases = ownAliases({ blocks: folder }, dirname(folder))
  const files = new Set(Object.values(aliases).map((file) => file.replace(place, '')))
  expect([...files].sort()).toEqual(readdirSync(folder).filter((name) => name.endsWith('.ts')))
  expect(aliases['@blickfang/blocks/project/view-loaders']).toBe(`${place}view-loaders.generated.ts`)
  expect(ownAliases({ blocks: folder }, join(folder, '../site'))['@blickfang/blocks/project/styles']).toBe(
    `../${basename(folder)}/styles.generated.ts`,
  )
})

test('a folder of all that is the project’s own is listed by kind, and in one list for the plugin', () => {
  write(
    'blocks/clock/contract.ts',
    'sources/latest-posts/source.ts',
    'sources/latest-posts/reader.ts',
    'forms/order-bread/form.ts',
  )
  for (const place of ['', 'mail/']) writeSentences(`forms/order-bread/${place}`, { de: { mailSubject: 'Bei {name}' } })
  write('theme.css', 'fonts/bakery/font.ts', 'fonts/bakery/faces.css', 'fonts/bakery/bakery.woff2')
  write('sections/posts/section.ts', 'options/stars/option.ts', 'options/stars/control.tsx', 'options/tone/option.ts')
  writeOwnRegistries({ own: folder })
  expect(read('sources/sources.generated.ts')).toContain('export const sources = {\n  latestPosts,\n}')
  expect(read('sources/readers.generated.ts')).toContain('  latestPosts: latestPostsReader,\n} satisfies')
  expect(read('sections/sections.generated.ts')).toContain("import { posts } from './posts/section.ts'")
  expect(read('fonts/font-faces.generated.ts')).toContain("import './bakery/faces.css'\n")
  expect(read('options/controls.generated.ts')).toContain('  stars: StarsControl,\n  tone: ChoiceControl,\n}')
  expect(read('own.generated.ts')).toContain(
    'export const own = { blocks, sources, readers, sections, options, forms, fonts }\n',
  )
  expect(read('forms/forms.generated.ts')).toContain(
    '  orderBread: { form: orderBreadForm, messages: orderBreadMessages, mail: orderBreadMail },\n} satisfies',
  )
  for (const place of ['', 'mail/'])
    expect(read(`forms/order-bread/${place}messages.generated.ts`)).toContain('mailSubject: ["Bei ",["name"]]')
  expect(ownAliases({ own: folder }, folder)).toMatchObject({
    '@blickfang/blocks/project/contracts': './blocks/contracts.generated.ts',
    '@blickfang/contract/project/sources': './sources/sources.generated.ts',
    '@blickfang/contract/project/sections': './sections/sections.generated.ts',
    '@blickfang/contract/project/controls': './options/controls.generated.ts',
    '@blickfang/contract/project/forms': './forms/forms.generated.ts',
    '@blickfang/contract/project/fonts': './fonts/fonts.generated.ts',
    '@blickfang/blocks/project/font-faces': './fonts/font-faces.generated.ts',
    '@blickfang/blocks/project/theme.css': './theme.css',
  })
})

test('a kind that a project has nothing of is neither listed nor put in place, and a folder with nothing is told', () => {
  write('sources/latest-posts/source.ts', 'blocks/readme.md')
  writeOwnRegistries({ own: folder })
  expect(read('own.generated.ts')).toContain('export const own = { sources, readers }\n')
  expect(Object.keys(ownAliases({ own: folder }, folder))).toEqual(['@blickfang/contract/project/sources'])
  expect(readdirSync(join(folder, 'blocks'))).toEqual(['readme.md'])
  expect(() => writeOwnRegistries({ own: join(folder, 'blocks') })).toThrow('there is nothing of blocks, sources')
  expect(ownAliases({}, folder)).toEqual({})
})

test('a form without sentences, or with some that cannot be read, is told by its file', () => {
  write('forms/order/form.ts')
  expect(() => writeOwnRegistries({ own: folder })).toThrow(/no file .*order\/messages\.json: please write/)
  write('forms/order/messages.json')
  expect(() => writeOwnRegistries({ own: folder })).toThrow(/order\/messages\.json cannot be read: /)
  writeSentences('forms/order', { de: { name: '{count, number}' } })
  expect(() => writeOwnRegistries({ own: folder })).toThrow(
    /messages\.json cannot be read: \{count\} asks for a format/,
  )
  writeSentences('forms/order', { de: { name: 'Name' } })
  expect(() => writeOwnRegistries({ own: folder })).toThrow(/no file .*order\/mail\/messages\.json/)
})
