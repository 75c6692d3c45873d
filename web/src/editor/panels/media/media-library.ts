import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { createStore } from 'zustand/vanilla'
import { call } from '../../../cms/api-client.ts'

interface Library {
  readonly items: readonly MediaItem[]
  readonly total: number
  readonly search: string
  readonly isLoading: boolean
  readonly error: unknown
}

/** Pages of the media library as one growing list. The answer of an older search is dropped when a newer one is under way. */
export function createMediaLibrary(type: 'image' | 'video' = 'image') {
  const store = createStore<Library>(() => ({ items: [], total: 0, search: '', isLoading: true, error: null }))
  let turn = 0

  async function load(search: string, offset: number): Promise<void> {
    const mine = ++turn
    store.setState({ search, isLoading: true, error: null })
    try {
      const { media, total } = await call('listMedia', { type, search: search || undefined, offset })
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

  return {
    store,
    search: (text: string) => load(text, 0),
    more: () => load(store.getState().search, store.getState().items.length),
    /** A new upload comes first: the list is sorted by when a medium was last updated. */
    add: (item: MediaItem) =>
      store.setState(({ items, total }) => ({ items: withoutTwins([item, ...items]), total: total + 1 })),
    replace: (item: MediaItem) =>
      store.setState(({ items }) => ({ items: items.map((other) => (other.id === item.id ? item : other)) })),
    remove: (id: string) =>
      store.setState(({ items, total }) => ({ items: items.filter((item) => item.id !== id), total: total - 1 })),
  }
}
export type MediaLibrary = ReturnType<typeof createMediaLibrary>

/** An upload moves the pages of the list, so a page may bring again what is there already. */
function withoutTwins(items: readonly MediaItem[]): readonly MediaItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
