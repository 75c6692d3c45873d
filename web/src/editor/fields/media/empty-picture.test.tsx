import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell, type ShellStore } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { ToolsContext } from '../use-tools.ts'
import { EmptyPicture } from './empty-picture.tsx'

const source = fixtureDocument(['textOnImage'])
const fieldId = source.groups[0]?.fields.find(({ name }) => name === 'image')?.id ?? ''
const second = new File(['x'], 'zweites.png', { type: 'image/png' })
const picture = new File(['x'], 'laden.png', { type: 'image/png' })

let shell: ShellStore
let session: TestClient['session']

beforeEach(async () => {
  shell = createShell()
  session = new TestClient('Marta', new StandInServer(source)).session
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={shell}>
          <ToolsContext value={true}>
            <EmptyPicture fieldId={fieldId} label="Bild" attributes={{ id: 'place', tabIndex: 0, role: 'button' }} />
          </ToolsContext>
        </EditorProvider>
      </EditorWords>,
    ),
  )
})

/** Lets something happen on the place; tells whether the browser still does its own with it. */
async function happens(type: string, what: object): Promise<boolean> {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), what)
  await act(async () => document.getElementById('place')?.dispatchEvent(event))
  return !event.defaultPrevented
}

const ways: [string, (files: readonly File[]) => object][] = [
  ['paste', (files) => ({ clipboardData: { files } })],
  ['drop', (files) => ({ dataTransfer: { files } })],
]

test.each(ways)(
  'all files that come by %s go to the library, and what is picked into the field',
  async (type, data) => {
    expect(document.getElementById('place')?.textContent).toBe('Bild wählenBild')
    expect(await happens(type, data([picture, second]))).toBe(false)
    const { dialog } = shell.getState()
    expect(dialog).toMatchObject({ type: 'media', accept: 'image', files: [picture, second] })
    const media = { id: '0198a6de-0000-7000-8000-000000000001' }
    await act(async () => dialog?.type === 'media' && dialog.onPick?.(media as never))
    const [group] = [...session.document.groups.values()]
    expect(group?.getState().fields.image?.values.mediaId).toBe(media.id)
  },
)

test.each(ways)('a %s without a file is the browser’s own', async (type, data) => {
  expect(await happens(type, data([]))).toBe(true)
  expect(shell.getState().dialog).toBeNull()
})

test('a click, Enter and the space bar open the library; Alt+Enter is left to the menu', async () => {
  await happens('keydown', { key: 'Enter', altKey: true })
  expect(shell.getState().dialog).toBeNull()
  for (const [type, what] of [
    ['click', {}],
    ['keydown', { key: 'Enter' }],
    ['keydown', { key: ' ' }],
  ] as const) {
    shell.setState({ dialog: null })
    await happens(type, what)
    expect(shell.getState().dialog).toMatchObject({ type: 'media', files: [] })
  }
})
