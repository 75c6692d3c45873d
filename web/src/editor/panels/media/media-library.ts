import type { Answer } from '@blickfang/contract/api/client.ts'
import type { mediaOrders } from '@blickfang/contract/api/v1/media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { call } from '../../../cms/api-client.ts'

/** Part of the library that is shown, and in which order. null: everything. */
export interface Narrowing {
  readonly type: 'image' | 'video' | 'document' | null
  readonly search: string
  readonly folder: string | null
  readonly tag: string | null
  readonly isUnused: boolean
  readonly sort: (typeof mediaOrders)[number]
}

interface Library {
  readonly items: readonly MediaItem[]
  readonly total: number
  readonly narrowing: Narrowing
  /** Folders and tags that there are, with how many media each has. */
  readonly facets: Answer<'listMediaFacets'>
  readonly isLoading: boolean
  readonly error: unknown
  /** Last action, and the way back. */
  readonly notice: Notice | null
}

interface Notice {
  readonly text: string
  readonly undo: () => Promise<void>
}

const everything: Omit<Narrowing, 'type'> = { search: '', folder: null, tag: null, isUnused: false, sort: 'updated' }

/** Pages of the media library as one growing list. The answer of an older question is dropped when a newer one is under way. */
export function createMediaLibrary(type: Narrowing['type'] = 'image') {
  const store = createStore<Library>(() => ({
    ...{ items: [], total: 0, isLoading: true, error: null, notice: null },
    ...{ narrowing: { type, ...everything }, facets: { types: [], folders: [], tags: [] } },
  }))
  let turn = 0
  let facetsTurn = 0

  async function load(offset: number): Promise<void> {
    const mine = ++turn
    store.setState({ isLoading: true, error: null })
    const { narrowing } = store.getState()
    try {
      const { media, total } = await call('listMedia', { ...questionOf(narrowing), offset })
      if (mine !== turn) return
      store.setState(({ items }) => ({
        items: offset === 0 ? media : withoutTwins([...items, ...media]),
        total,
        isLoading: false,
      }))
    } catch (error) {
      if (mine === turn) store.setState({ error, isLoading: false })
    }
  }

  /** Folders and tags to choose from; where they cannot be read, those that are there stay. */
  async function loadFacets(): Promise<void> {
    const mine = ++facetsTurn
    const asked = store.getState().narrowing.type
    try {
      const facets = await call('listMediaFacets', asked ? { type: asked } : {})
      if (mine === facetsTurn) store.setState({ facets })
    } catch (error) {
      console.warn(error)
    }
  }

  function narrow(change: Partial<Narrowing>): Promise<void> {
    store.setState(({ narrowing }) => ({ narrowing: { ...narrowing, ...change } }))
    return load(0)
  }

  return {
    store,
    narrow,
    loadFacets,
    again: () => load(0),
    more: () => load(store.getState().items.length),
    /** Says what was done, beside the way back; null: nothing that could be taken back. */
    tell: (notice: Notice | null) => store.setState({ notice }),
    ...changesOf(store),
  }
}
export type MediaLibrary = ReturnType<typeof createMediaLibrary>

/** Changes of the list when something is done to its media. */
function changesOf(store: StoreApi<Library>) {
  const keep = (isKept: (item: MediaItem, narrowing: Narrowing) => boolean) =>
    store.setState(({ items, total, narrowing }) => {
      const kept = items.filter((item) => isKept(item, narrowing))
      return { items: kept, total: total - (items.length - kept.length) }
    })
  const replace = (changed: readonly MediaItem[]) => {
    const byId = new Map(changed.map((item) => [item.id, item]))
    store.setState(({ items }) => ({ items: items.map((item) => byId.get(item.id) ?? item) }))
  }
  return {
    /** A new upload comes first, in whatever order: it is what was just done. */
    add: (item: MediaItem) =>
      store.setState(({ items, total }) => {
        const isNew = !items.some(({ id }) => id === item.id)
        return { items: withoutTwins([item, ...items]), total: isNew ? total + 1 : total }
      }),
    replace: (item: MediaItem) => replace([item]),
    /** Takes over what was moved and tagged; what no longer belongs to what is shown goes. */
    organised: (changed: readonly MediaItem[]) => {
      replace(changed)
      keep(belongs)
    },
    remove: (ids: readonly string[]) => keep(({ id }) => !ids.includes(id)),
  }
}

/** Whether anything but the type keeps media out of sight. */
export function isNarrowed({ search, folder, tag, isUnused }: Narrowing): boolean {
  return search !== '' || folder !== null || tag !== null || isUnused
}

function questionOf({ type, search, folder, tag, isUnused, sort }: Narrowing) {
  return {
    sort,
    ...(type && { type }),
    ...(search && { search }),
    ...(folder !== null && { folder }),
    ...(tag !== null && { tag }),
    ...(isUnused && { unused: 'true' as const }),
  }
}

function belongs({ bucketFolder, tags }: MediaItem, { folder, tag }: Narrowing): boolean {
  return (folder === null || folder === bucketFolder) && (tag === null || tags.includes(tag))
}

/** An upload moves the pages of the list, so a page may bring again what is there already. */
function withoutTwins(items: readonly MediaItem[]): readonly MediaItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
