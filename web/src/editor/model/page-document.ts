import type { EditorDocument, EditorPageEntry } from 'shared/content/editor-page.ts'
import type { MediaView } from 'shared/content/media.ts'
import type { NavigationContainer } from 'shared/content/navigation.ts'
import type { Status } from 'shared/content/status.ts'
import type { ContentValues } from 'shared/content/values.ts'
import type { Locale } from 'shared/kernel/locale.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { sortSiblings } from './sort-siblings.ts'

export interface FieldState {
  readonly id: string
  readonly name: string
  readonly status: Status
  readonly values: ContentValues
}

/** One block or card: its own values and those of its fields. A keystroke wakes the subscribers of one group, whatever the size of the page. */
export interface GroupState {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly status: Status
  readonly values: ContentValues
  /** By field name. A field that the contract gained later is absent until it is first saved. */
  readonly fields: Readonly<Record<string, FieldState>>
  /** Cards that are not deleted, all slots together, in order. */
  readonly children: readonly string[]
}

/** Top-level blocks that are not deleted, in order. */
export interface RootState {
  readonly blocks: readonly string[]
}

export interface SiteIndex {
  /** Every page, the open one included; page values are read and changed here. */
  readonly entries: Readonly<Record<string, EditorPageEntry>>
  readonly collections: EditorDocument['collections']
  readonly branches: EditorDocument['branches']
}

/** The draft of one page in one language, normalised. Selection, panels, history and revisions live elsewhere: this is content only. */
export interface PageDocument {
  readonly pageId: string
  readonly locale: Locale
  readonly defaultLocale: Locale
  readonly root: StoreApi<RootState>
  /** Deleted groups stay in here, so that undo can bring them back. */
  readonly groups: Map<string, StoreApi<GroupState>>
  /** Field id → the group and name it belongs to. */
  readonly places: Map<string, FieldPlace>
  readonly media: StoreApi<Readonly<Record<string, MediaView>>>
  readonly site: StoreApi<SiteIndex>
  /** null until the navigation is loaded (`EditorSession.loadNavigation`). */
  readonly navigation: StoreApi<{ readonly containers: readonly NavigationContainer[] | null }>
}

export interface FieldPlace {
  readonly groupId: string
  readonly name: string
}

/** Opens what `GET page/document` answered. */
export function openDocument(source: EditorDocument): PageDocument {
  const document: PageDocument = {
    pageId: source.page.id,
    locale: source.locale,
    defaultLocale: source.defaultLocale,
    root: createStore(() => ({ blocks: [] as readonly string[] })),
    groups: new Map(),
    places: new Map(),
    media: createStore(() => source.media),
    site: createStore(() => ({
      entries: Object.fromEntries([...source.pages, source.page].map((page) => [page.id, page])),
      collections: source.collections,
      branches: source.branches,
    })),
    navigation: createStore(() => ({ containers: null as readonly NavigationContainer[] | null })),
  }
  for (const group of source.groups) insertGroup(document, group)
  for (const parent of [null, ...document.groups.keys()]) sortSiblings(document, parent)
  return document
}

/** Puts a group in without placing it among its siblings: `sortSiblings` does that. */
export function insertGroup(document: PageDocument, group: EditorDocument['groups'][number]): void {
  const fields: Record<string, FieldState> = {}
  for (const { id, name, status, values } of group.fields) {
    fields[name] = { id, name, status, values }
    document.places.set(id, { groupId: group.id, name })
  }
  const { id, name, parentId, status, values } = group
  document.groups.set(
    id,
    createStore(() => ({ id, name, parentId, status, values, fields, children: [] as string[] })),
  )
}
