import type { BranchValues } from '@blickfang/contract/content/branch-values.ts'
import type { EditorDocument, EditorGroup, EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import type { Settings } from '@blickfang/contract/content/settings.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Reference } from '@blickfang/contract/options/control.ts'
import type { ReferenceList } from '@blickfang/contract/options/reference/option.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { findGroup } from './catalogue/known-blocks.ts'
import { fieldId } from './field-id.ts'
import type { FieldState, GroupState } from './group-state.ts'
import { inOrder } from './in-order.ts'
import type { AltTexts, Translations } from './translation/translation-state.ts'

/** Top-level blocks that are not deleted, in order. */
interface RootState {
  readonly blocks: readonly string[]
  /** False while the blocks of a long page that come later have no fields and cards yet. */
  readonly isWhole: boolean
}

interface SiteIndex {
  /** The pages that are known, the open one included; page values are read and changed here. A page that is not among them counts as removed. */
  readonly entries: Readonly<Record<string, EditorPageEntry>>
  /** Ids that something names and nobody has asked for yet. */
  readonly wanted: readonly string[]
  /** Whether visitors find a page at a path of the site that somebody has typed; a path is missing until the server has answered. */
  readonly addresses: Readonly<Record<string, boolean>>
  /** Paths to ask for, or to ask for again. */
  readonly wantedAddresses: readonly string[]
  /** Answers of sources to the blocks of the page. */
  readonly sources: EditorDocument['sources']
  /** How often a block has found no answer: another number, and the session asks. */
  readonly asked: number
}

/** An entry that a block shows and that is no page, such as a job: live at once. */
export interface KeptEntry {
  readonly collection: string
  readonly values: Readonly<Record<string, Json>>
}
interface KeptEntries {
  readonly byId: Readonly<Record<string, KeptEntry>>
  /** The branches and people that entries may name. */
  readonly rows: Readonly<Record<ReferenceList, readonly Reference[]>>
}

/** Values that editors fill in, by branch. */
export type Branches = Readonly<Record<string, BranchValues>>

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
  readonly guard: Guard
  /** Groups that keep their place although somebody has removed them (`GroupState.isKept`). */
  readonly kept: StoreApi<{ readonly ids: readonly string[] }>
  /** null until the navigation is loaded (`EditorSession.loadNavigation`). */
  readonly navigation: StoreApi<{ readonly containers: readonly NavigationContainer[] | null }>
  /** null until the settings are loaded (`EditorSession.loadSettings`). */
  readonly settings: StoreApi<{ readonly values: Settings | null }>
  /** The shop's branches by id, in their order; null until they are loaded (`EditorSession.loadBranches`). */
  readonly branches: StoreApi<{ readonly byId: Branches | null }>
  /** Entries that the panel has listed (`EditorSession.loadEntries`). */
  readonly entries: StoreApi<KeptEntries>
  readonly translations: StoreApi<Translations>
  readonly alts: StoreApi<AltTexts>
  /** Alternative texts that were shown of pictures before another was set here, by medium. */
  readonly altStandIns: Map<string, string>
}

/** Parts of the page that keep their place while somebody types: whatever React moves or makes anew loses the caret. */
interface Guard {
  /** The group with the caret in it, while something from outside is taken in; null for what the person does. */
  around: string | null
  /** Parents whose children have yet to be put in their new order. */
  readonly unsorted: Set<string | null>
}

interface FieldPlace {
  readonly groupId: string
  readonly name: string
}

/** Opens what `GET page/document` answered. Stores are complete when they are made: the first rendering, on the server, reads their initial state. */
export function openDocument(source: EditorDocument): PageDocument {
  const places = new Map<string, FieldPlace>()
  const states = source.groups.map((group) => groupState(group, places))
  const blocks = inOrder(states, null)
  const children = new Map<string, GroupState[]>()
  for (const state of states) {
    if (state.parentId) children.set(state.parentId, [...(children.get(state.parentId) ?? []), state])
  }
  const groups = states.map((state) => {
    const initial = { ...state, children: inOrder(children.get(state.id) ?? [], state.id) }
    return [state.id, createStore<GroupState>(() => initial)] as const
  })
  return {
    pageId: source.page.id,
    locale: source.locale,
    defaultLocale: source.defaultLocale,
    root: createStore<RootState>(() => ({ blocks, isWhole: source.isWhole })),
    groups: new Map(groups),
    places,
    media: createStore(() => source.media),
    site: createStore(() => ({
      entries: Object.fromEntries([...source.pages, source.page].map((page) => [page.id, page])),
      wanted: [] as readonly string[],
      addresses: {},
      wantedAddresses: [] as readonly string[],
      sources: source.sources,
      asked: 0,
    })),
    guard: { around: null, unsorted: new Set() },
    kept: createStore(() => ({ ids: [] as readonly string[] })),
    navigation: createStore(() => ({ containers: null as readonly NavigationContainer[] | null })),
    settings: createStore(() => ({ values: null as Settings | null })),
    branches: createStore(() => ({ byId: null as Branches | null })),
    entries: createStore<KeptEntries>(() => ({ byId: {}, rows: { branches: [], staff: [] } })),
    alts: createStore<AltTexts>(() => ({})),
    altStandIns: new Map(),
    translations: createStore<Translations>(() => ({ isOffered: false, stale: new Set(), missing: new Set() })),
  }
}

/** Puts a group in without placing it among its siblings: `sortSiblings` does that. */
export function insertGroup(document: PageDocument, group: EditorGroup): void {
  const state = groupState(group, document.places)
  document.groups.set(
    group.id,
    createStore<GroupState>(() => state),
  )
}

function groupState(group: EditorGroup, places: PageDocument['places']): GroupState {
  const fields: Record<string, FieldState> = {}
  for (const { id, name, status, values } of group.fields) fields[name] = { id, name, status, values }
  for (const name of Object.keys(findGroup(group.name)?.group.fields ?? {})) {
    fields[name] ??= { id: fieldId(group.id, name), name, status: 'draft', values: {} }
  }
  for (const { id, name } of Object.values(fields)) places.set(id, { groupId: group.id, name })
  const { id, name, parentId, status, values, removedBy = null, isLive } = group
  return { id, name, parentId, status, values, fields, removedBy, isKept: false, isLive: isLive === true, children: [] }
}
