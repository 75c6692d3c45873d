import { branchOptions } from '@blickfang/contract/content/branch-values.ts'
import { entryCollections } from '@blickfang/contract/entries/entry-values.ts'
import type { Block, Group } from '@blickfang/contract/kernel/block.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import type { Section } from '@blickfang/contract/kernel/section/section.ts'
import { options as optionTypes } from '@blickfang/contract/options/options.generated.ts'
import { sections } from '@blickfang/contract/settings/sections.generated.ts'
import { renderBlockHtml, type TestContent, type TestSurroundings } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { blocks } from './contracts.generated.ts'
import { findGroup, groups } from './groups.ts'

const all = Object.values<Block>(blocks)
const sixtyWords = Array.from({ length: 60 }, (_, index) => (index % 7 ? 'Wort' : 'Brillenglasbestimmung')).join(' ')

function surroundings(locale: Locale): TestSurroundings {
  return { locale, index: 0, data: samples }
}

function content(group: Group, words: (field: Group['fields'][string]) => string): TestContent {
  return { fields: Object.fromEntries(Object.entries(group.fields).map(([name, field]) => [name, words(field)])) }
}

function withCards(block: Block, words: (field: Group['fields'][string]) => string, count: number): TestContent {
  const children = Object.entries(block.children).map(
    ([slot, card]) => [slot, Array(count).fill(content(card, words))] as const,
  )
  return { ...content(block, words), children: Object.fromEntries(children) }
}

const longest = (field: Group['fields'][string]) =>
  field.kind === 'media' ? '/bild.jpg' : sixtyWords.slice(0, field.maxLength)

test.each(all)('$name accepts its own fallbacks', (block) => {
  for (const group of [block, ...Object.values(block.children)]) {
    for (const option of Object.values(group.options))
      expect(option.schema.parse(option.fallback)).toEqual(option.fallback)
  }
})

test.each(all)('$name renders as new, with its samples, for the editor who has just added it', (block) => {
  const html = renderBlockHtml(
    block.name,
    withCards(block, (field) => field.sample ?? '', 2),
    { ...surroundings('de'), isEditing: true },
  )
  const samples = Object.values(block.fields).flatMap(({ kind, sample }) => (kind === 'text' && sample ? [sample] : []))
  for (const sample of samples) expect(html).toContain(sample.replaceAll("'", '&#x27;'))
})

test.each(all)('$name shows nothing of its fields when they are empty', (block) => {
  const html = renderBlockHtml(block.name, {}, { locale: 'de', index: 0 })
  const shown = html.replace(/<noscript>.*?<\/noscript>/g, '')
  expect(shown).not.toMatch(/<(h[1-6]|p|a|img|blockquote)[ >]/)
})

test.each(all)('$name renders the longest content in every language', (block) => {
  for (const locale of locales) {
    const html = renderBlockHtml(block.name, withCards(block, longest, 11), surroundings(locale))
    expect(html).not.toContain('undefined')
    expect(html).not.toContain('[object')
  }
})

test.each(all)('every option of $name shows: another value gives another page', (block) => {
  const words = withCards(block, longest, 3)
  for (const [name, option] of Object.entries(block.options)) {
    if (option.isPrivate) continue
    const shownBy = shownWhen(block, name)
    const pages = option.samples.map((value) =>
      renderBlockHtml(block.name, { ...words, options: { ...shownBy, [name]: value } }, surroundings('de')),
    )
    expect(new Set(pages).size, `${block.name}.${name}`).toBe(pages.length)
  }
})

test('what is private shows nowhere on a page', () => {
  const secret = 'geheim@example.ch'
  const told = all.flatMap((block) => {
    const names = Object.entries(block.options).filter(([, option]) => option.isPrivate)
    const options = Object.fromEntries(names.map(([name, { type }]) => [name, type === 'email' ? secret : 987_654]))
    return (
      names.length > 0 && renderBlockHtml(block.name, { ...withCards(block, longest, 3), options }, surroundings('de'))
    )
  })
  expect(told.filter(Boolean).length).toBeGreaterThan(0)
  expect(told.join('')).not.toMatch(/geheim|987654/)
})

const cards = all.flatMap((block) =>
  Object.entries(block.children).map(([slot, card]) => ({ block, slot, card, name: card.name })),
)

test.each(cards)('every option of $name shows', ({ block, slot, card }) => {
  for (const [name, option] of Object.entries(card.options)) {
    const pages = option.samples.map((value) => {
      const options = { ...shownWhen(card, name), [name]: value }
      const children = { [slot]: [{ ...content(card, longest), options }] }
      return renderBlockHtml(block.name, { children }, surroundings('de'))
    })
    expect(new Set(pages).size, `${card.name}.${name}`).toBe(pages.length)
  }
})

/** Options by which another one of the group is shown. */
function shownWhen(group: Group, name: string) {
  return Object.fromEntries(
    Object.entries(group.showWhen[name] ?? {}).map(([n, rule]) => [n, satisfying(rule, group, n)]),
  )
}

function satisfying(rule: unknown, group: Group, name: string): unknown {
  if (typeof rule !== 'object' || rule === null) return rule
  const { comparison, value } = rule as { comparison: string; value: unknown }
  if (comparison === 'in') return (value as readonly unknown[])[0]
  return comparison === '=' ? value : (group.options[name] ?? never(name)).samples.find((other) => other !== value)
}

function never(name: string): never {
  throw new Error(`A condition names ${name}, which the block does not have`)
}

test('every group has a view', () => {
  expect([...catalogue.keys()]).toEqual([...groups.keys()])
})

test('a registry’s key is the block’s own name', () => {
  for (const [name, block] of Object.entries<Block>(blocks)) expect(block.name).toBe(name)
})

test('a card is found by its name, with its block and slot', () => {
  expect(findGroup('imageCard')).toMatchObject({ slot: 'cards', block: { name: 'imageBoard' } })
  expect(findGroup('hero')?.slot).toBeNull()
  expect(findGroup('gone')).toBeUndefined()
})

test('a block has the options that its sources read, and a collection where they read that', () => {
  const missing = all.flatMap((block) =>
    block.sources.flatMap(({ name, parameters }) =>
      Object.values(parameters)
        .filter((origin) => (origin === 'collection' ? !block.collection : !(origin.slice(8) in block.options)))
        .map((origin) => `${block.name}: ${name} reads ${origin}`),
    ),
  )
  expect(missing).toEqual([])
})

test('every option type is used by some block, field, section of the settings, branch or entry', () => {
  const ofSettings = Object.values<Section>(sections).map(({ options }) => options)
  const ofGroups = [...groups.values()].flatMap(({ group }) => [
    group.options,
    ...Object.values(group.fields).map(({ options }) => options),
  ])
  const ofEntries = entryCollections.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ option, rows }) => [
      ...(option ? [option] : []),
      ...Object.values(rows?.options ?? {}),
    ]),
  )
  const all = [...ofGroups, ...ofSettings, branchOptions].flatMap((options) => Object.values(options))
  const used = [...all, ...ofEntries].map(({ type }) => type)
  expect(Object.keys(optionTypes).filter((type) => !used.includes(type))).toEqual([])
})

test('the contracts are what was reviewed', async () => {
  const contracts = all.map(({ children, ...block }) => ({
    ...wire(block),
    children: Object.values(children).map(wire),
  }))
  await expect(JSON.stringify(contracts, null, 2)).toMatchFileSnapshot('./contracts.snapshot.txt')
})

function wire({ name, fields, options, showWhen }: Group) {
  return {
    name,
    fields: Object.fromEntries(Object.entries(fields).map(([key, { kind, maxLength }]) => [key, { kind, maxLength }])),
    options: Object.fromEntries(
      Object.entries(options).map(([key, option]) => [
        key,
        { type: option.type, values: option.samples, fallback: option.fallback },
      ]),
    ),
    showWhen,
  }
}
