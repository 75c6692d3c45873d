/** A panel of the editor with a dialog of its own, and a test that both are there by their folder alone. */
export const proofPanel = {
  'panel.ts': `import { StickyNote } from 'lucide-react'
import { definePanel } from '../define-panel.ts'

export const proofNotesPanel = definePanel({
  name: 'proofNotes',
  label: { de: 'Notizen', fr: 'Notes', en: 'Notes' },
  icon: StickyNote,
  side: 'after',
  shortcut: 'J',
  load: async () => (await import('./notes-panel.tsx')).NotesPanel,
})
`,
  'dialogs.ts': `import { definePart } from '../../../ui/parts/define-part.ts'

declare module '../../session/shell.ts' {
  interface Dialogs {
    readonly proofNote: { readonly note: string }
  }
}

export const proofNotesDialogs = {
  proofNote: definePart(async () => (await import('./note-dialog.tsx')).NoteDialog),
}
`,
  'notes-panel.tsx': `'use client'
import { useDialog } from '../../context/editor-context.tsx'
import type { PanelProps } from '../define-panel.ts'

export function NotesPanel({ title, onClose }: PanelProps) {
  const [, openDialog] = useDialog()
  return (
    <aside aria-label={title}>
      <button type="button" onClick={() => openDialog({ type: 'proofNote', note: 'Brille' })}>
        {title}
      </button>
      <button type="button" onClick={onClose}>
        ×
      </button>
    </aside>
  )
}
`,
  'note-dialog.tsx': `'use client'
import type { DialogProps } from '../dialog-props.ts'

export function NoteDialog({ note, onClose }: DialogProps<'proofNote'>) {
  return (
    <button type="button" onClick={onClose}>
      {note}
    </button>
  )
}
`,
}

/** Draws toolbar, panel and dialog with the modules of the copy. */
export const panelProof = `// @vitest-environment happy-dom
import { click, mount } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { expect, test, vi } from 'vitest'
import { EditorProvider } from './web/src/editor/context/editor-context.tsx'
import { EditorWords } from './web/src/editor/locales/words.tsx'
import { DialogHost } from './web/src/editor/panels/dialog-host.tsx'
import { currentFlags, panels, usePanel } from './web/src/editor/panels/use-panel.ts'
import { panelAfterKey } from './web/src/editor/panels/panel-after-key.ts'
import { PublicationProvider } from './web/src/editor/publication/publication.tsx'
import { createShell } from './web/src/editor/session/shell.ts'
import { fixtureDocument } from './web/src/editor/testing/fixture-document.ts'
import { StandInServer } from './web/src/editor/testing/stand-in-server.ts'
import { TestClient } from './web/src/editor/testing/test-client.ts'
import { Toolbar } from './web/src/editor/toolbar/toolbar.tsx'
import { ShownPart } from './web/src/ui/parts/shown-part.tsx'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams('proofNotes=1'),
}))
vi.mock('./web/src/cms/api-client.ts', () => ({ call: () => new Promise(() => undefined) }))

function Shell() {
  const [flags, open] = usePanel()
  const panel = panels.find(({ name }) => name === flags.panel)
  const onClose = () => open('toolbar')
  return (
    <>
      {panel && <ShownPart part={panel.part} onClose={onClose} props={{ title: panel.label.de, onClose }} />}
      <DialogHost />
      <Toolbar travel={() => undefined} />
    </>
  )
}

test('the panel of a folder has its button, its flag, its key and its code, and opens the dialog of its folder', async () => {
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['hero'])))
  await mount(
    <EditorWords>
      <EditorProvider session={session} shell={createShell()}>
        <PublicationProvider>
          <Shell />
        </PublicationProvider>
      </EditorProvider>
    </EditorWords>,
  )
  const tool = document.querySelector('[role=toolbar] [aria-label=Notizen]')
  expect(tool?.getAttribute('aria-pressed')).toBe('true')
  const key = { key: 'j', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false }
  expect(panelAfterKey(key, panels, currentFlags)).toBe('proofNotes')
  await waitFor(() => expect(document.querySelector('aside button')).toBeTruthy())
  await click(document.querySelector('aside button'))
  await waitFor(() => expect(document.body.textContent).toContain('Brille'))
})
`
