import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { siblings } from '../../model/sort-siblings.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { RowPaste } from './row-paste.tsx'

/** A page with a block, and the texts of its first card as they stand on it. */
async function open(block: string, names: readonly string[]) {
  const { session } = await openPart(<RowPaste />, { source: fixtureDocument([block]) })
  const [blockId = ''] = session.document.root.getState().blocks
  const cards = () => siblings(session.document, blockId)
  const card = cards()[0]
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.groupId = card?.id ?? ''
  for (const name of names) {
    const text = place.appendChild(document.createElement('p'))
    Object.assign(text.dataset, { fieldId: name, field: name, fieldGroup: card?.id ?? '', fieldKind: 'text' })
  }
  return {
    session,
    place,
    /** Whether somebody has taken what is pasted into a text. */
    paste: async (name: string, words: string) => {
      const event = new Event('paste', { bubbles: true, cancelable: true })
      Object.assign(event, { clipboardData: { getData: () => words } })
      await act(async () => place.querySelector(`[data-field="${name}"]`)?.dispatchEvent(event))
      return event.defaultPrevented
    },
    column: (name: string) => cards().map(({ fields }) => Object(fields[name]?.values[contentKey('de')]).text),
  }
}

test('lines that are pasted into an empty text become cards, and one reads how many', async () => {
  const said = saidInToasts()
  const { paste, column, session } = await open('priceList', ['name', 'price', 'duration'])
  const before = column('name')
  expect(await paste('name', 'Sehtest\tCHF 45\nNasenpads\tCHF 12')).toBe(true)
  expect(column('name').slice(0, 2)).toEqual(['Sehtest', 'Nasenpads'])
  expect(column('price').slice(0, 2)).toEqual(['CHF 45', 'CHF 12'])
  // No sample of ours stands at the price of somebody else.
  expect(column('duration').slice(0, 2)).toEqual([undefined, undefined])
  await waitFor(() => expect(said.at(-1)).toContain('2 Zeilen sind eingefügt.'))
  session.undo()
  expect(column('name')).toEqual(before)
})

test.each([
  ['a single line', 'priceList', 'nur dies', ''],
  ['more columns than texts', 'priceList', 'a\tb\tc\td\ne', ''],
  ['a text that says something else already', 'priceList', 'a\nb', 'Angefangen'],
  ['a text of a block that is no card', 'hero', 'a\nb', ''],
])('%s is pasted as ever', async (_, block, words, stands) => {
  const { paste, place, session, column } = await open(block, ['name', 'price', 'duration'])
  if (block === 'hero') {
    const id = session.document.root.getState().blocks[0] ?? ''
    for (const text of place.querySelectorAll('p')) text.dataset.fieldGroup = id
  }
  const text = place.querySelector('p')
  if (text) text.textContent = stands
  const before = [session.document.groups.size, column('name')]
  expect(await paste('name', words)).toBe(false)
  expect([session.document.groups.size, column('name')]).toEqual(before)
})

test('a word that is too long for its text changes nothing and says so', async () => {
  const said = saidInToasts()
  const { paste, column } = await open('priceList', ['name', 'price'])
  const before = column('price')
  expect(await paste('name', `Sehtest\t${'x'.repeat(61)}\nNasenpads`)).toBe(true)
  expect(column('price')).toEqual(before)
  await waitFor(() => expect(said.at(-1)).toContain('Hier ist Platz für 60 Zeichen.'))
})
