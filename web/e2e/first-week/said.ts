import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocks } from '@blickfang/blocks/contracts.generated.ts'
import { patterns } from '@blickfang/blocks/patterns/patterns.ts'

/** A name that the editor says, found by its German words: in the language of the person, with the values that it holds. */
export type Said = (german: string, values?: Readonly<Record<string, string>>) => RegExp

const said = new Map<string, Set<string>>()
for (const folder of readdirSync('web/src/editor', { recursive: true, encoding: 'utf8' }))
  if (folder.endsWith('/de.json')) learn(join('web/src/editor', folder))
for (const folder of readdirSync('shared/contract/src/options', { recursive: true, encoding: 'utf8' }))
  if (folder.endsWith('/messages.json')) learnBoth(join('shared/contract/src/options', folder))
for (const { label } of [...Object.values(blocks).flatMap(labelled), ...patterns]) add(label.de, label.fr)

/**
 * The words of the editor in one of its languages. A value that the editor says too, such as the name of a block, is put into that
 * language as well. Throws when nobody says so in German, as once a button is called otherwise.
 */
export function saidIn(language: 'de' | 'fr'): Said {
  const inLanguage = (german: string) => (language === 'de' ? [german] : [...(said.get(german) ?? [])])
  const inWords = (value: string) => anyOf((inLanguage(value).length > 0 ? inLanguage(value) : [value]).map(escaped))
  return (german, values = {}) => {
    if (!said.has(german)) throw new Error(`The editor nowhere says «${german}».`)
    const all = inLanguage(german).map((words) =>
      words
        .split(/\{(\w+)\}/)
        .map((part, at) => (at % 2 === 0 ? escaped(part) : part in values ? inWords(values[part] ?? '') : '.+'))
        .join(''),
    )
    return new RegExp(`^${anyOf(all)}$`)
  }
}

function anyOf(patterns: readonly string[]): string {
  return `(${patterns.join('|')})`
}

function escaped(text: string): string {
  // Names have each blank as a plain one.
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
}

function learn(file: string): void {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Tree
  pair(read(file), read(file.replace(/de\.json$/, 'fr.json')))
}

/** A file with the words of several languages. */
function learnBoth(file: string): void {
  const { de = {}, fr = {} } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Tree>>
  pair(de, fr)
}

interface Tree {
  readonly [key: string]: string | Tree
}

function pair(german: Tree, french: Tree): void {
  for (const [key, one] of Object.entries(german)) {
    const other = french[key]
    if (typeof one === 'string' && typeof other === 'string') add(one, other)
    else if (typeof one === 'object' && typeof other === 'object') pair(one, other)
  }
}

function add(german: string, french: string): void {
  said.set(german, (said.get(german) ?? new Set()).add(french))
}

/** A block, its fields and options, and the groups in it: whatever has a label. */
function labelled(block: object): { label: { de: string; fr: string } }[] {
  const found: { label: { de: string; fr: string } }[] = []
  const look = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > 6) return
    const { label } = value as { label?: { de?: unknown; fr?: unknown } }
    if (typeof label?.de === 'string' && typeof label.fr === 'string') found.push(value as never)
    for (const part of Object.values(value)) look(part, depth + 1)
  }
  look(block, 0)
  return found
}
