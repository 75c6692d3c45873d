import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { EditRichText } from '../edit-rich-text.tsx'
import { LexicalField } from '../lexical/lexical-field.tsx'
import { ToolsContext } from '../use-tools.ts'
import { typeElsewhere } from './type-elsewhere.ts'

interface Come {
  readonly LexicalField: typeof LexicalField
  readonly typeElsewhere: typeof typeElsewhere
}

let come: (part: Come) => void = () => {}
const coming = new Promise<Come>((resolve) => {
  come = resolve
})
vi.mock('../lexical/load-lexical.ts', () => ({ lexicalField: { loaded: () => null, load: () => coming } }))

const source = fixtureDocument(['textOnImage'])
const groupId = source.groups[0]?.id ?? ''
const field = { kind: 'richText', label: { de: 'Text', fr: 'Texte', en: 'Text' }, maxLength: 500 }

const host = () => document.querySelector<HTMLElement>('[role=textbox]') as HTMLElement
const press = (key: string, more: KeyboardEventInit = {}) =>
  host().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

test('no key is lost between the coming of a text’s editor and the moment in which it is drawn', async () => {
  const { session } = new TestClient('Marta', new StandInServer(source))
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <ToolsContext value={true}>
            <EditRichText place={{ groupId, name: 'text', field } as never} />
          </ToolsContext>
        </EditorProvider>
      </EditorWords>,
    ),
  )
  host().focus()
  await act(async () => host().click())
  const still = host()
  // From here on React draws when it has time, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  come({ LexicalField, typeElsewhere })
  await coming
  expect(host()).toBe(still)
  press('a', { ctrlKey: true })
  for (const key of 'Neu') press(key)
  await waitFor(() => expect(host()).not.toBe(still))
  expect(host().textContent).toBe('Neu')
  await waitFor(() => {
    const stored = session.document.groups.get(groupId)?.getState().fields.text?.values[contentKey('de')]
    expect(stored).toMatchObject({ text: 'Neu', json: toRichText('Neu') })
  })
  vi.unstubAllGlobals()
})
