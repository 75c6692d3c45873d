import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { dictionary, messagesModule, sentencesType } from '@blickfang/platform/registries/messages.ts'

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

const head = '// Written by `npm run gen` from the sentences beside it.\n'

/** The compiled dictionaries of all folders, by path. */
export function messageFiles(root: string): Record<string, string> {
  return Object.assign({}, ...findMessages(root).map((written) => filesOf(root, written)))
}

function filesOf(root: string, { path, isSplit, languages }: WrittenMessages): Record<string, string> {
  const folder = isSplit ? path : dirname(path)
  const kernel = kernelOf(root, folder)
  const spoken = Object.keys(languages)
  if (!isSplit) return { [join(folder, 'messages.generated.ts')]: head + messagesModule({ languages, kernel }) }
  const sentences = sentencesType(languages)
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
