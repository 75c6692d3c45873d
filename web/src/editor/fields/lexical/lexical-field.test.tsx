import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { $getSelection, getNearestEditorFromDOMNode } from 'lexical'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { setContent } from '../../commands/set-content.ts'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { ToolsContext } from '../use-tools.ts'
import { LexicalField } from './lexical-field.tsx'

const source = fixtureDocument(['textOnImage'])
const groupId = source.groups[0]?.id ?? ''
const fieldId = source.groups[0]?.fields.find(({ name }) => name === 'text')?.id ?? ''
const place = { groupId, name: 'text', field: { kind: 'richText', label: { de: 'Text', fr: 'Texte', en: 'Text' } } }

let session: TestClient['session']
let left = 0

beforeEach(async () => {
  left = 0
  session = new TestClient('Marta', new StandInServer(source)).session
  const root = openRoot()
  const value = { text: 'Gläser', json: toRichText('Gläser'), language: 'de' as const }
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <ToolsContext value={true}>
            <LexicalField
              place={{ ...place, field: { ...place.field, maxLength: 500 } } as never}
              value={value}
              at={null}
              takeTyped={() => []}
              attributes={{ id: 'text' }}
              onLeave={() => left++}
            />
            <textarea id="title" />
          </ToolsContext>
        </EditorProvider>
      </EditorWords>,
    ),
  )
})

const host = () => document.getElementById('text') as HTMLElement
const title = () => document.getElementById('title') as HTMLElement
const stored = () => session.document.groups.get(groupId)?.getState().fields.text?.values[contentKey('de')]

function type(words: string): void {
  getNearestEditorFromDOMNode(host())?.update(() => $getSelection()?.insertText(words), { discrete: true })
}

/** Records what gets the focus, and where the selection goes, from the moment somebody leaves. */
function watch(): string[] {
  const seen: string[] = []
  document.addEventListener('focusin', ({ target }) => seen.push((target as HTMLElement).id))
  const selection = document.getSelection() as Selection
  for (const name of ['setBaseAndExtent', 'collapse', 'addRange'] as const) {
    const own = selection[name].bind(selection) as (...given: unknown[]) => void
    Object.assign(selection, { [name]: (...given: unknown[]) => [seen.push(name), own(...given)] })
  }
  return seen
}

test('what is typed right before leaving is taken over, and neither focus nor selection come back', async () => {
  await act(async () => type(' nach Mass'))
  const seen = watch()
  await act(async () => title().focus())
  expect(seen).toEqual(['title'])
  expect(document.activeElement).toBe(title())
  expect(left).toBe(1)
  expect(stored()).toMatchObject({ text: 'Gläser nach Mass' })
})

test('another window in front is no leaving: who comes back writes on at the caret', async () => {
  await act(async () => type(' nach'))
  await act(async () => host().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(left).toBe(0)
  await act(async () => type(' Mass'))
  await act(async () => title().focus())
  expect(left).toBe(1)
  expect(stored()).toMatchObject({ text: 'Gläser nach Mass' })
})

test('words that change from outside while the caret is elsewhere do not take it', async () => {
  title().focus()
  const seen = watch()
  const json = toRichText('Von nebenan')
  await act(async () => void session.run(setContent, { fieldId, content: { text: 'Von nebenan', json } }))
  expect(host().textContent).toBe('Von nebenan')
  expect(seen).toEqual([])
  expect(document.activeElement).toBe(title())
})

test('undo while one writes puts the caret behind the words', async () => {
  await act(async () => type(' nach Mass'))
  await act(async () => session.typing.commit())
  expect(stored()).toMatchObject({ text: 'Gläser nach Mass' })
  await act(async () => void session.undo())
  await act(async () => type('!'))
  expect(document.activeElement).toBe(host())
  expect(host().textContent).not.toContain('nach Mass')
  expect(host().textContent).toMatch(/!$/)
})
