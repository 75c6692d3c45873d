import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { ButtonWarnings } from './button-warnings.tsx'

const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['cta'])))
let root: Root
let text: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div data-editing><p data-block data-field-id="1" data-lacks="sample">Ein Titel</p></div>'
  text = document.querySelector('p') as HTMLElement
  text.getBoundingClientRect = () => new DOMRect(0, 10, 200, 20)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <ButtonWarnings />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  await waitFor(() => expect(said()).toEqual(['Beispieltext']))
})
afterEach(() => act(async () => root.unmount()))

function said(): string[] {
  return [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '')
}

test('words that are no sample any more lose their mark, though nothing on the page has moved', async () => {
  await act(async () => text.removeAttribute('data-lacks'))
  await waitFor(() => expect(said()).toEqual([]))
})

test('what lacks something else says so', async () => {
  await act(async () => text.setAttribute('data-lacks', 'link'))
  await waitFor(() => expect(said()).toEqual(['Link fehlt']))
})
