import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import { expect, test } from 'vitest'
import { childOf } from '../../shell/navigation-edits.ts'
import { fixtureId } from '../../testing/fixture-document.ts'
import { childItems } from './use-page-menu.tsx'

/** An entry with so many pages. */
const entry = (name: string, count: number): NavigationContainer => ({
  id: name,
  label: { de: name },
  children: Array.from({ length: count }, (_, number) => childOf([], fixtureId(`${name}-${number}`))),
})

test('a page is offered a place in every entry but its own and those that are full', () => {
  const navigation = [entry('voll', 30), entry('fast', 29), entry('eigen', 1)]
  const child = childOf(navigation, fixtureId('eigen-0'))
  const t = Object.assign((key: string, ..._: unknown[]) => key, { language: 'de' as const })
  const items = childItems({ child, navigation, changeNavigation: () => undefined, locale: 'de', t })
  expect(items.map(({ key }) => key)).toEqual(['button', 'remove', 'fast'])
})
