import type { EditorDocument, EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { removeGroup } from '../commands/remove-group.ts'
import { setContent } from '../commands/set-content.ts'
import { EditorProvider } from '../context/editor-context.tsx'
import { ToolsContext } from '../fields/use-tools.ts'
import { EditorWords } from '../locales/words.tsx'
import { createShell } from '../session/shell.ts'
import { fixtureDocument, fixtureId } from '../testing/fixture-document.ts'
import { openRoot } from '../testing/open-root.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { TestClient } from '../testing/test-client.ts'
import { EditGroup } from './edit-group.tsx'
import { loadViewsOf } from './views/block-views.ts'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))

const target: EditorPageEntry = { ...fixtureDocument([]).page, id: fixtureId('target'), role: null }
const link = { type: 'page' as const, page: { id: target.id, collection: null } }

let session: TestClient['session']

/** A page's first block in edit mode, beside a page that its links may name. */
async function open(source: EditorDocument, tools = true) {
  await loadViewsOf(source.groups)
  session = new TestClient('Marta', new StandInServer({ ...source, pages: [source.page, target] })).session
  const [id = ''] = session.document.root.getState().blocks
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <ToolsContext value={tools}>
            <EditGroup id={id} index={0} />
          </ToolsContext>
        </EditorProvider>
      </EditorWords>,
    ),
  )
}

const lacks = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.lacks

/** Changes the page that is linked, while the editor is open. */
async function change(values: Partial<EditorPageEntry>) {
  await act(async () =>
    session.document.site.setState(({ entries }) => ({
      entries: { ...entries, [target.id]: { ...target, ...values } },
    })),
  )
}

const ends: [Partial<EditorPageEntry>, string | undefined][] = [
  [{}, undefined],
  [{ live: [] }, 'unpublished'],
  [{ live: ['fr'] }, 'language'],
  [{ archived: true }, 'archived'],
  [{ deleted: true }, 'removed'],
  [{}, undefined],
]

test('a card is marked as soon as the page of its link leads nowhere, and no longer than that', async () => {
  const source = fixtureDocument(['imageBoard', 'cta'])
  const card = source.groups.find(({ name }) => name === 'imageCard')
  if (card) card.values = { ...card.values, 'options.link': link }
  await open(source)
  for (const [values, end] of ends) {
    await change(values)
    expect(lacks(`[data-group-id="${card?.id}"]`)).toBe(end)
  }
})

test('so are a button, and a text with a link among its words', async () => {
  const source = fixtureDocument(['cta'])
  const look = { version: 1, direction: null, format: '', indent: 0 }
  const words = [{ type: 'text', version: 1, text: 'Unser Team', format: 0, style: '', mode: 'normal', detail: 0 }]
  const fields = { linkType: 'internal', newTab: false, link }
  const linked = { type: 'link', ...look, fields, children: words }
  const rich = { root: { type: 'root', ...look, children: [{ type: 'paragraph', ...look, children: [linked] }] } }
  for (const field of source.groups[0]?.fields ?? []) {
    if (field.name === 'primaryButton') field.values = { 'content.de': { text: 'Team' }, 'options.link': link }
    if (field.name === 'text') field.values = { 'content.de': { text: 'Unser Team', json: rich } }
  }
  await open(source)
  for (const [values, end] of ends) {
    await change(values)
    expect([lacks('[data-field="primaryButton"]'), lacks('[data-field="text"]')]).toEqual([end, end])
  }
})

test('words that are still the sample are marked and said to be, until there are words of one’s own', async () => {
  await open(fixtureDocument(['cta']))
  const title = () => document.querySelector('[data-field="title"]')
  expect([lacks('[data-field="title"]'), lacks('[data-field="text"]')]).toEqual(['sample', 'sample'])
  expect(title()?.getAttribute('aria-description')).toBe('Beispieltext')
  const fieldId = title()?.getAttribute('data-field-id') ?? ''
  await act(async () => void session.run(setContent, { fieldId, content: { text: 'Unsere Werkstatt' } }))
  expect(title()?.hasAttribute('data-lacks')).toBe(false)
  expect(title()?.hasAttribute('aria-description')).toBe(false)
})

test('the draft without tools is as a visitor would see it, without marks', async () => {
  await open(fixtureDocument(['cta']), false)
  expect(document.querySelector('[data-lacks]')).toBeNull()
})

test.each([
  ['draft', false, true, 'draft'],
  ['published', false, true, 'published'],
  ['published', true, true, 'markedForDeletion'],
  ['draft', false, false, undefined],
  ['published', false, false, undefined],
] as const)(
  'where a block stands (%s, removed: %s) is marked with tools on: %s',
  async (status, isRemoved, tools, standing) => {
    const source = fixtureDocument(['cta'])
    const [block] = source.groups
    if (block) Object.assign(block, { status })
    await open(source, tools)
    if (isRemoved) await act(async () => void session.run(removeGroup, { groupId: block?.id ?? '' }))
    expect(document.querySelector<HTMLElement>('[data-block="cta"]')?.dataset.standing).toBe(standing)
  },
)
