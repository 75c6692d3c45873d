'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { fallbackLocale } from '@blickfang/contract/kernel/locale.ts'
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { HistoryState } from '../history/history-state.ts'
import type { GroupState } from '../model/group-state.ts'
import type { PageDocument } from '../model/page-document.ts'
import type { EditorSession } from '../session/editor-session.ts'
import type { OverlayState } from '../session/overlay/overlay-state.ts'
import type { Dialog, ShellStore } from '../session/shell.ts'
import type { Conflict } from '../sync/conflict.ts'
import type { SyncState } from '../sync/sync-state.ts'

interface EditorContextValue {
  readonly session: EditorSession
  readonly shell: ShellStore
}

const EditorContext = createContext<EditorContextValue | null>(null)

export function EditorProvider({ session, shell, children }: EditorContextValue & { children: ReactNode }) {
  return <EditorContext value={{ session, shell }}>{children}</EditorContext>
}

function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('This component needs an EditorProvider above it')
  return value
}

/** The open page: content, history, sync, and the commands' way in. The session never changes while the page is open. */
export function useEditor(): EditorSession {
  return useEditorContext().session
}

/** State of a group through a selector; wakes only when the selected part changes. Throws for unknown groups. */
export function useGroup<T>(id: string, select: (group: GroupState) => T): T {
  const store = useEditor().document.groups.get(id)
  if (!store) throw new Error(`No group ${id}`)
  return useStore(store, select)
}

/** The blocks of the page in order, without deleted ones. */
export function useBlocks(): readonly string[] {
  return useStore(useEditor().document.root, (root) => root.blocks)
}

/** Every page of the site by id. */
export function usePageEntries(): Readonly<Record<string, EditorPageEntry>> {
  return useStore(useEditor().document.site, (site) => site.entries)
}

/** The open page's own entry. */
export function usePageEntry(): EditorPageEntry | undefined {
  const { document } = useEditor()
  return useStore(document.site, (site) => site.entries[document.pageId])
}

/** null until `session.loadNavigation()` has answered. */
export function useNavigation() {
  return useStore(useEditor().document.navigation, (navigation) => navigation.containers)
}

export function useHistory(): HistoryState {
  return useStore(
    useEditor().history,
    useShallow((state) => state),
  )
}

/** Reads the named parts of the sync state; wakes only when one of them changes: sending a change takes several steps. */
export function useSync<Name extends keyof SyncState>(...names: readonly Name[]): Pick<SyncState, Name> {
  return useStore(
    useEditor().sync,
    useShallow((state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<SyncState, Name>),
  )
}

export function useConflicts(): readonly Conflict[] {
  return useStore(useEditor().conflicts, (state) => state.list)
}

/** Selects from the overlay's state: the element that the person points at, or has open over the page. */
export function useOverlay<T>(select: (overlay: OverlayState) => T): T {
  return useStore(useEditor().overlay, select)
}

/** The empty field of a group that has been given a place on the page, to be filled. */
export function useRevealed(groupId: string): string | null {
  const { revealed } = useEditor()
  const subscribe = useCallback((listener: () => void) => revealed.subscribe(groupId, listener), [revealed, groupId])
  const read = () => revealed.fieldOf(groupId)
  return useSyncExternalStore(subscribe, read, read)
}

/** The open dialog, and a way to open one (null closes). */
export function useDialog(): readonly [Dialog | null, (dialog: Dialog | null) => void] {
  const { shell } = useEditorContext()
  const dialog = useStore(shell, (state) => state.dialog)
  return [dialog, (next) => shell.setState({ dialog: next })]
}

export function useShell(): ShellStore {
  return useEditorContext().shell
}

/** A page's name in the open language, else in the default one, else in any. */
export function pageName(document: PageDocument, entry: Pick<EditorPageEntry, 'name'>): string {
  const { name } = entry
  return name[document.locale] ?? name[document.defaultLocale] ?? name[fallbackLocale] ?? Object.values(name)[0] ?? ''
}
