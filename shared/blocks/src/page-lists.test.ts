import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { expect, test } from 'vitest'
import { pageLists } from './page-lists.ts'

const page = (id: string, more: Partial<EditorPageEntry> = {}) =>
  ({
    id,
    collection: null,
    role: null,
    status: 'published',
    name: { de: id, fr: `${id} (fr)` },
    live: ['de'],
    deleted: false,
    ...more,
  }) as EditorPageEntry
const pages = [page('start'), page('team'), page('marta', { collection: 'team' })]
const container = {
  id: 'c',
  label: { de: 'Über uns', fr: 'À propos' },
  children: [{ id: 'team', type: 'page', page: 'team', appearance: 'default' }],
}

function listed(language: 'de' | 'fr', chosen: string | null = null) {
  const sections = [
    { collection: null, pages: pages.slice(0, 2), next: null },
    { collection: 'team', pages: [], next: null },
  ]
  return pageLists(
    { sections, containers: [container as never], chosen },
    {
      language,
      findPage: (id) => pages.find((one) => one.id === id),
      nameOf: (names) => names[language] ?? names.de ?? '',
    },
  )
}

test.each([
  ['de', 'Über uns', 'start'],
  ['fr', 'À propos', 'start (fr)'],
] as const)(
  'entries of the menu and pages have their names in the language that is shown (%s)',
  (language, label, name) => {
    const { navigation, topLevel } = listed(language)
    expect(navigation.map((entry) => entry.label)).toEqual([label])
    expect(topLevel.pages[0]?.name).toBe(name)
  },
)

test('the chosen page stands in its collection however far down it is', () => {
  expect(
    listed('de', 'marta')
      .collections.find(({ name }) => name === 'team')
      ?.pages.map(({ id }) => id),
  ).toEqual(['marta'])
})
