import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { setValue } from '../../model/apply-patch.ts'
import { readValue } from '../../model/read-value.ts'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { TranslationNote } from './translation-note.tsx'

/** The note at the title of a page in French, whose French words are these. */
async function open(words: Json, { isStale = false, isOffered = true } = {}) {
  const { session } = new TestClient('Marta', new StandInServer({ ...fixtureDocument(['hero']), locale: 'fr' }))
  await session.start()
  const { document: page } = session
  const [groupId = ''] = page.root.getState().blocks
  const fieldId = page.groups.get(groupId)?.getState().fields.title?.id ?? ''
  setValue(page, { itemType: 'field', id: fieldId }, contentKey('fr'), words)
  const only = new Set([fieldId])
  page.translations.setState({ isOffered, missing: words ? new Set() : only, stale: isStale ? only : new Set() })
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <TranslationNote />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await act(async () => session.overlay.send({ type: 'select', element: { groupId, field: 'title' } }))
  const buttons = () => [...document.querySelectorAll('button')]
  return {
    session,
    words: () => readValue(page, { itemType: 'field', id: fieldId }, contentKey('fr')),
    note: () => document.querySelector('fieldset')?.textContent ?? null,
    names: () => buttons().map(({ textContent }) => textContent),
    press: (name: string) =>
      act(async () =>
        buttons()
          .find(({ textContent }) => textContent === name)
          ?.click(),
      ),
  }
}

test('at a missing translation stands its original, with a way to translate it where there is a service', async () => {
  const { note, names } = await open(null)
  expect(note()).toMatch(/^Noch nicht übersetzt.*Schön, dass Sie da sind/)
  expect(names()).toEqual(['Übersetzen', 'Vorige', 'Nächste'])
})

test('without a service the original stands there all the same', async () => {
  const { note, names } = await open(null, { isOffered: false })
  expect(note()).toContain('Schön, dass Sie da sind')
  expect(names()).toEqual(['Vorige', 'Nächste'])
})

test('a machine’s words are marked until a person has looked at them', async () => {
  const { note, names, press, words, session } = await open({ text: 'Voir net', by: 'machine', source: 'a' })
  expect(note()).toMatch(/^Maschinell übersetzt, noch nicht geprüft/)
  expect(names()).toContain('Übersetzen')
  await press('Passt so')
  expect(note()).toBeNull()
  expect(words()).toMatchObject({ text: 'Voir net', by: 'machine', checked: true })
  await act(async () => void session.undo())
  expect(note()).toMatch(/^Maschinell übersetzt/)
})

test('a person’s words from an earlier original are marked, and no machine is offered for them', async () => {
  const { note, names } = await open({ text: 'Voir net', by: 'person', source: 'a' }, { isStale: true })
  expect(note()).toMatch(/^Veraltet: Der Text auf Deutsch wurde seither geändert/)
  expect(names()).toEqual(['Passt so', 'Vorige', 'Nächste'])
})

test.each<Json>([
  { text: 'Voir net', by: 'person' },
  { text: 'Voir net', by: 'machine', checked: true },
])('a good translation has no note: %o', async (words) => {
  expect((await open(words)).note()).toBeNull()
})
