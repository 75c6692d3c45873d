import { hero } from '@blickfang/blocks/hero/contract.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import fc from 'fast-check'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { ToolsContext } from '../use-tools.ts'
import { EditText } from './edit-text.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const field = hero.fields.title
const groupId = fixtureId('hero-0/0')

/** Contents of an editing host as a browser leaves them: words, and line breaks as it writes them. */
const done = fc
  .array(fc.oneof(fc.string({ maxLength: 400 }), fc.constant('<br>')), { maxLength: 3 })
  .map((parts) => (parts.some((part) => part.trim() !== '<br>' && part.trim() !== '') ? ['Neu', ...parts] : []))

function greetingPage() {
  const { groups, ...rest } = fixtureDocument(['hero'])
  const greet = (field: (typeof groups)[number]['fields'][number]) =>
    field.name === 'title' ? { ...field, values: { 'content.de': { text: 'Guten Tag' } } } : field
  return { ...rest, groups: groups.map((group) => ({ ...group, fields: group.fields.map(greet) })) }
}

test('whatever is typed before the page runs stays in its text and is saved, whether the caret is still in it or not', async () => {
  await fc.assert(
    fc.asyncProperty(done, fc.boolean(), async (parts, hasCaret) => {
      const server = new StandInServer(greetingPage())
      const { session } = new TestClient('Marta', server)
      const shell = createShell()
      const page = (
        <EditorWords>
          <EditorProvider session={session} shell={shell}>
            <ToolsContext value>
              <EditText place={{ groupId, name: 'title', field }} as="h1" />
            </ToolsContext>
          </EditorProvider>
        </EditorWords>
      )
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = renderToString(page)
      const host = place.querySelector('h1') as HTMLElement
      host.replaceChildren(...parts.map((part) => (part === '<br>' ? document.createElement('br') : part)))
      if (hasCaret) host.focus()
      const errors: unknown[] = []
      const root = await act(async () =>
        hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }),
      )
      await act(() => session.start())
      const typed = parts
        .join('')
        .replaceAll('<br>', '\n')
        .replace(/\n$/, '')
        .replace(/\u00a0$/, ' ')
      const wanted = typed.slice(0, field.maxLength).replace(/[\ud800-\udbff]$/, '')
      expect(place.querySelector('h1')).toBe(host)
      expect(document.activeElement === host).toBe(hasCaret)
      if (hasCaret) await act(async () => host.blur())
      await act(() =>
        waitFor(() => {
          const { values } = session.document.groups.get(groupId)?.getState().fields.title ?? {}
          // An emptied text is one that is not there.
          expect(values?.['content.de'] ?? { text: '' }).toMatchObject({ text: wanted })
        }),
      )
      expect(errors).toEqual([])
      await act(async () => root.unmount())
      place.remove()
    }),
    { numRuns: 60 },
  )
})
