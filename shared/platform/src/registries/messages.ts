import compile from 'icu-minify/compile'

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

interface Written {
  /** Sentences as people write them, by language. */
  readonly languages: Readonly<Record<string, unknown>>
  /** The module of the kernel that says what compiled sentences are, as an import names it. */
  readonly kernel: string
}

/** Text of the module with a folder's sentences in all its languages, as it lies beside `messages.json`. */
export function messagesModule({ languages, kernel }: Written): string {
  const members = Object.keys(languages).map(
    (language) => `  ${language}: ${dictionary(language, languages[language])},\n`,
  )
  return `import type { Messages } from '${kernel}'\n\n${sentencesType(languages)}\nexport const messages: Messages<Sentences> = {\n${members.join('')}}\n`
}

/** Text of the type with a folder's sentences, each with its values. */
export function sentencesType(languages: Written['languages']): string {
  return `/** Values of each sentence. */\nexport interface Sentences {\n${sentenceTypes(languages)}}\n`
}

function sentenceTypes(languages: Written['languages']): string {
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

/** Text of a dictionary: the sentences of one language, compiled. */
export function dictionary(language: string, written: unknown): string {
  const lines = Object.entries(flattenMessages(written)).map(
    ([key, message]) => `      ${nameOf(key)}: ${JSON.stringify(compile(message))},\n`,
  )
  return `{\n    language: '${language}',\n    messages: {\n${lines.join('')}    },\n  }`
}

function nameOf(key: string): string {
  return /^\w+$/.test(key) ? key : `'${key}'`
}
