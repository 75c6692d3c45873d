import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import compile from 'icu-minify/compile'

const rooms = [
  'shared/contract/src',
  'shared/platform/src',
  'shared/views/src',
  'shared/blocks/src',
  'web/src',
  'cms/src',
]

/** A folder's sentences as people write them, by language, with the file that each comes from. */
export interface WrittenMessages {
  /** `messages.json`, or the folder of a file for each language. */
  readonly path: string
  readonly isSplit: boolean
  readonly languages: Readonly<Record<string, unknown>>
}

/** Every `messages.json`, which holds a folder's sentences in all languages, and every folder with a `de.json` and its like, whose languages are loaded one by one. */
export function findMessages(root: string): readonly WrittenMessages[] {
  const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'))
  return rooms.flatMap((room) => {
    const files = existsSync(join(root, room))
      ? readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      : []
    return files.sort().flatMap((file): WrittenMessages[] => {
      const path = join(root, room, file)
      if (basename(file) === 'messages.json') return [{ path, isSplit: false, languages: read(path) }]
      if (basename(file) !== 'de.json') return []
      const names = readdirSync(dirname(path)).filter((name) => /^[a-z]{2}\.json$/.test(name))
      const languages = names.map((name) => [basename(name, '.json'), read(join(dirname(path), name))])
      return [{ path: dirname(path), isSplit: true, languages: Object.fromEntries(languages) }]
    })
  })
}

/** Sentences by their whole key, `status.waiting`. */
export function flattenMessages(written: unknown, prefix = ''): Record<string, string> {
  const entries = Object.entries(Object(written)).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flattenMessages(value, `${prefix}${key}.`)),
  )
  return Object.fromEntries(entries)
}

/** Values of a sentence, by name: a number where it counts, one of a few words where it chooses, else text that is put in as it is. */
export function valuesOf(message: string): ReadonlyMap<string, string> {
  if (/<\/?[a-z]/i.test(message)) throw new Error(`A sentence has no markup: ${message}`)
  const values = new Map<string, string>()
  collect(compile(message), values)
  return new Map([...values].toSorted(([a], [b]) => a.localeCompare(b)))
}

const loose = 'string | number'
const [select, plural] = [1, 2]
// What follows are ordinals, numbers, dates and times.
const kinds = [select, plural, 3, 4, 5, 6]

function collect(node: unknown, values: Map<string, string>): void {
  if (!Array.isArray(node)) return
  const [name, kind, choices] = node
  if (typeof name !== 'string' || (node.length > 1 && !kinds.includes(kind))) {
    // Texts and values in a row.
    for (const part of node) collect(part, values)
    return
  }
  if (kind === undefined) values.set(name, values.get(name) ?? loose)
  else if (kind === plural) values.set(name, 'number')
  else if (kind === select) values.set(name, 'string')
  else throw new Error(`{${name}} asks for a format: whoever knows the place writes it before.`)
  for (const choice of Object.values(Object(choices))) collect(choice, values)
}

const head = '// Written by `npm run gen` from the sentences beside it.\n'

/** The compiled dictionaries of all folders, by path. */
export function messageFiles(root: string): Record<string, string> {
  return Object.assign({}, ...findMessages(root).map((written) => filesOf(root, written)))
}

function filesOf(root: string, { path, isSplit, languages }: WrittenMessages): Record<string, string> {
  const folder = isSplit ? path : dirname(path)
  const kernel = kernelOf(root, folder)
  const sentences = `/** Values of each sentence. */\nexport interface Sentences {\n${sentenceTypes(languages)}}\n`
  const spoken = Object.keys(languages)
  if (!isSplit) {
    const members = spoken.map((language) => `  ${language}: ${dictionary(language, languages[language])},\n`)
    return {
      [join(folder, 'messages.generated.ts')]:
        `${head}import type { Messages } from '${kernel}'\n\n${sentences}\nexport const messages: Messages<Sentences> = {\n${members.join('')}}\n`,
    }
  }
  const one = (language: string) =>
    `\nexport const ${language}: Dictionary<Sentences> = ${dictionary(language, languages[language])}\n`
  const files = spoken.map((language) => [
    join(folder, `${language}.generated.ts`),
    language === 'de'
      ? `${head}import type { Dictionary } from '${kernel}'\n\n${sentences}${one('de')}`
      : `${head}import type { Dictionary } from '${kernel}'\nimport type { Sentences } from './de.generated.ts'\n${one(language)}`,
  ])
  const loaders = spoken.map(
    (language) => `  ${language}: async () => (await import('./${language}.generated.ts')).${language},\n`,
  )
  return {
    ...Object.fromEntries(files),
    [join(folder, 'loaders.generated.ts')]:
      `${head}import type { MessageLoaders } from '${kernel}'\nimport type { Sentences } from './de.generated.ts'\n\nexport const loaders: MessageLoaders<Sentences> = {\n${loaders.join('')}}\n`,
  }
}

function kernelOf(root: string, folder: string): string {
  const kernel = join(root, 'shared/contract/src/kernel/messages/messages.ts')
  const way = relative(folder, kernel)
  if (relative(join(root, 'shared/contract'), folder).startsWith('..'))
    return '@blickfang/contract/kernel/messages/messages.ts'
  return way.startsWith('.') ? way : `./${way}`
}

function sentenceTypes(languages: WrittenMessages['languages']): string {
  const all = Object.values(languages).map((written) => flattenMessages(written))
  return Object.keys(flattenMessages(languages.de))
    .map((key) => {
      // A language may count where another only names the number.
      const types = new Map<string, string>()
      for (const [name, type] of all.flatMap((messages) => [...valuesOf(messages[key] ?? '')]))
        if (type !== loose || !types.has(name)) types.set(name, type)
      const values = [...types].map(([name, type]) => `readonly ${name}: ${type}`)
      return `  readonly ${nameOf(key)}: ${values.length > 0 ? `{ ${values.join('; ')} }` : 'null'}\n`
    })
    .join('')
}

function dictionary(language: string, written: unknown): string {
  const lines = Object.entries(flattenMessages(written)).map(
    ([key, message]) => `      ${nameOf(key)}: ${JSON.stringify(compile(message))},\n`,
  )
  return `{\n    language: '${language}',\n    messages: {\n${lines.join('')}    },\n  }`
}

function nameOf(key: string): string {
  return /^\w+$/.test(key) ? key : `'${key}'`
}
