import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { flattenMessages, valuesOf } from '@blickfang/platform/registries/messages.ts'
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { findMessages, messageFiles } from '../../../../scripts/messages.ts'
import { locales } from '../locale.ts'
import { spokenLanguage } from './spoken-language.ts'

const root = join(import.meta.dirname, '../../../../..')
const all = findMessages(root).map((written) => ({
  ...written,
  name: relative(root, written.path),
  texts: Object.entries(written.languages).map(([language, texts]) => [language, flattenMessages(texts)] as const),
}))
/** Only who signs in, is invited, or begins a site reads these: in a language of their own account, or one of those that the editor has. */
const isForEditors = (name: string) =>
  /^(web\/src\/(editor|invitation|login|redeem|setup)|cms|shared\/contract\/src\/(options|content))\//.test(name)
const each = all.map((written) => [written.name, written] as const)

/** The categories that counting to a thousand meets; French and Italian have one more, for millions. */
function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 1_001 }, (_, count) => rules.select(count)))].toSorted()
}

/** The choices of every plural in a compiled sentence. */
function pluralsOf(node: unknown): string[][] {
  if (!Array.isArray(node)) return []
  const isPlural = typeof node[0] === 'string' && node[1] === 2
  const inner = isPlural ? Object.values(Object(node[2])) : node
  return [...(isPlural ? [Object.keys(Object(node[2]))] : []), ...inner.flatMap(pluralsOf)]
}

test('what is compiled has its sentences beside it', () => {
  const compiled = [
    'shared/contract/src',
    'shared/platform/src',
    'shared/views/src',
    'shared/blocks/src',
    'web/src',
    'cms/src',
  ].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)(messages|loaders|[a-z]{2})\.generated\.ts$/.test(file))
      .map((file) => join(root, room, file)),
  )
  expect(compiled.toSorted()).toEqual(Object.keys(messageFiles(root)).toSorted())
})

test('there are dictionaries in every room', () => {
  expect(new Set(all.map(({ name }) => name.split('/')[0]))).toEqual(new Set(['shared', 'web', 'cms']))
})

test.each(each)('%s has the same sentences in all its languages, with the same values', (_, { texts }) => {
  const shape = (messages: Record<string, string>) =>
    Object.entries(messages)
      .map(([key, message]) => `${key}(${[...valuesOf(message).keys()]})`)
      .toSorted()
  const german = Object.fromEntries(texts).de
  for (const [language, messages] of texts) expect([language, shape(messages)]).toEqual([language, shape(german ?? {})])
})

test.each(each)('%s has no empty sentence, and each is ICU', (_, { texts }) => {
  for (const [, messages] of texts) for (const message of Object.values(messages)) expect(compile(message)).not.toBe('')
})

test.each(each)('whoever counts in %s counts as the language does', (_, { texts }) => {
  for (const [language, messages] of texts)
    for (const [key, message] of Object.entries(messages))
      for (const choices of pluralsOf(compile(message)))
        expect([language, key, choices]).toEqual([language, key, expect.arrayContaining(categoriesOf(language))])
})

test.each(each)(
  '%s is written as Switzerland writes, and French signs stay on the line of their word',
  (_, { texts }) => {
    const { de, fr } = Object.fromEntries(texts)
    expect(Object.values(de ?? {}).filter((text) => /ß|„|“/.test(text))).toEqual([])
    expect(Object.values(fr ?? {}).filter((text) => /« | »| [:;!?%](?= |$)/.test(text))).toEqual([])
  },
)

test('no page mixes languages: all that visitors read is in their own, or in the one that stands in for it everywhere', () => {
  const spoken = all.filter(({ name }) => !isForEditors(name)).map(({ name, languages }) => [name, languages] as const)
  for (const locale of locales) {
    const standIn = spokenLanguage(['de', 'en'], locale)
    for (const [name, languages] of spoken)
      expect([name, locale, standIn]).toContain(spokenLanguage(Object.keys(languages), locale))
  }
})
