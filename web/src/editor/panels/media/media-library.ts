import type { Answer } from '@blickfang/contract/api/client.ts'
import type { mediaOrders } from '@blickfang/contract/api/v1/media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { call } from '../../../cms/api-client.ts'
import { createListReading, type ListReading } from './list-reading.ts'

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
  /** Whether the server has some that are not here. */
  readonly hasMore: boolean
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
    ...{ items: [], total: 0, hasMore: false, isLoading: true, error: null, notice: null },
    ...{ narrowing: { type, ...everything }, facets: { types: [], folders: [], tags: [] } },
  }))
  const reading = createListReading()
  const changes = changesOf(store, reading)
  let turn = 0
  let facetsTurn = 0

  async function load(isAnew: boolean): Promise<void> {
    const mine = ++turn
    const meanwhile = changes.watch()
    if (isAnew) reading.restart()
    const offset = reading.place()
    store.setState({ isLoading: true, error: null })
    try {
      const { media, total } = await call('listMedia', { ...questionOf(store.getState().narrowing), offset })
      if (mine !== turn) return
      const { hasMore, gone } = reading.take({ ids: media.map(({ id }) => id), total })
      for (const id of meanwhile.removed) reading.drop(id)
      store.setState(({ items }) => {
        const shown = isAnew ? items.filter(({ id }) => meanwhile.added.has(id)) : items
        const read = offset === 0 && !isAnew ? withFront(shown, media) : withoutTwins([...shown, ...media])
        const left = read.filter(({ id }) => !gone.has(id) && !meanwhile.removed.has(id))
        return { items: left, total: hasMore ? Math.max(total, left.length) : left.length, hasMore, isLoading: false }
      })
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
    return load(true)
  }

  return {
    store,
    narrow,
    loadFacets,
    again: () => load(true),
    more: () => load(false),
    /** Says what was done, beside the way back; null: nothing that could be taken back. */
    tell: (notice: Notice | null) => store.setState({ notice }),
    ...changes.acts,
  }
}
export type MediaLibrary = ReturnType<typeof createMediaLibrary>

/** Changes of the list when something is done to its media, and what of them falls into a question that is under way. */
function changesOf(store: StoreApi<Library>, reading: ListReading) {
  let meanwhile = { added: new Set<string>(), removed: new Set<string>() }
  const keep = (isKept: (item: MediaItem, narrowing: Narrowing) => boolean) => {
    const { items, total, narrowing } = store.getState()
    const kept = items.filter((item) => isKept(item, narrowing))
    for (const { id } of items.filter((item) => !isKept(item, narrowing))) {
      reading.drop(id)
      meanwhile.removed.add(id)
    }
    store.setState({ items: kept, total: total - (items.length - kept.length) })
  }
  const replace = (changed: readonly MediaItem[]) => {
    const byId = new Map(changed.map((item) => [item.id, item]))
    store.setState(({ items }) => ({ items: items.map((item) => byId.get(item.id) ?? item) }))
  }
  const acts = {
    /** A new upload comes first, in whatever order: it is what was just done. */
    add: (item: MediaItem, isKnown = false) => {
      const { items, total, narrowing } = store.getState()
      const isNew = !isKnown && !items.some(({ id }) => id === item.id)
      meanwhile.added.add(item.id)
      if (isListed(item, narrowing)) reading.count(item.id, isNew)
      const shown = withoutTwins([item, ...items])
      store.setState({ items: shown, total: Math.max(isNew ? total + 1 : total, shown.length) })
    },
    replace: (item: MediaItem) => replace([item]),
    /** Takes over what was moved and tagged; what no longer belongs to what is shown goes. */
    organised: (changed: readonly MediaItem[]) => {
      replace(changed)
      keep(belongs)
    },
    remove: (ids: readonly string[]) => keep(({ id }) => !ids.includes(id)),
  }
  const watch = () => {
    meanwhile = { added: new Set(), removed: new Set() }
    return meanwhile
  }
  return { acts, watch }
}

/** Whether the list of the server has it for certain. */
function isListed({ mediaType }: MediaItem, narrowing: Narrowing): boolean {
  return !isNarrowed(narrowing) && (narrowing.type === null || narrowing.type === mediaType)
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

/** Puts what the first page has anew to the front: it came while the others were read. */
function withFront(items: readonly MediaItem[], media: readonly MediaItem[]): readonly MediaItem[] {
  const isThere = new Set(items.map(({ id }) => id))
  return withoutTwins([...media.filter(({ id }) => !isThere.has(id)), ...items, ...media])
}

/** An upload moves the pages of the list, so a page may bring again what is there already. */
function withoutTwins(items: readonly MediaItem[]): readonly MediaItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
