import type { LabelChange } from '@blickfang/contract/content/media/labels.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useMemo } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { useNotify } from '../../../shell/use-notify.ts'
import type { MediaLibrary } from '../media-library.ts'
import { useLibraryWords } from './messages/use-library-words.ts'

/** Changes that one call takes. */
const atOnce = 500

interface Labels {
  /** Moves and tags; `said` is told once it is done, beside the way back. */
  readonly organise: (changes: readonly LabelChange[], said: (media: readonly MediaItem[]) => string) => Promise<void>
  readonly relabel: (
    word: { readonly kind: 'folder' | 'tag'; readonly from: string; readonly to: string | null },
    said: string,
  ) => Promise<void>
}

/** Folders and tags of the library: what was done to them can be taken back exactly, from the message that tells it. */
export function useLabels(library: MediaLibrary): Labels {
  const t = useLibraryWords()
  const notify = useNotify()
  return useMemo(() => {
    async function send(changes: readonly LabelChange[]) {
      const undo: LabelChange[] = []
      const media: MediaItem[] = []
      for (let from = 0; from < changes.length; from += atOnce) {
        const done = await call('organiseMedia', { changes: changes.slice(from, from + atOnce) })
        undo.unshift(...done.undo)
        media.push(...done.media)
      }
      return { media, undo }
    }

    /** Tells it once it can be seen: what is pressed before would be about media as they were. */
    async function takeBack(undo: readonly LabelChange[]) {
      const look = () => Promise.all([library.again(), library.loadFacets()])
      try {
        const done = await send(undo)
        await look()
        const count = undo.length - done.undo.length
        notify.success(count === 0 ? t('undone') : t('undonePart', { count }))
      } catch (error) {
        notify.failure(error, t('failed'))
        await look()
      }
    }

    const tell = (text: string, undo: readonly LabelChange[]) => library.tell({ text, undo: () => takeBack(undo) })

    return {
      organise: async (changes, said) => {
        try {
          const { media, undo } = await send(changes)
          library.organised(media)
          if (undo.length === 0) return notify.news(t('nothingChanged'))
          tell(said(media.filter(({ id }) => undo.some((change) => change.id === id))), undo)
          await library.loadFacets()
        } catch (error) {
          notify.failure(error, t('failed'))
        }
      },
      relabel: async (word, said) => {
        try {
          const { undo } = await call('relabelMedia', word)
          const { folder, tag } = library.store.getState().narrowing
          if (word.kind === 'folder' && folder === word.from) void library.narrow({ folder: word.to })
          else if (word.kind === 'tag' && tag === word.from) void library.narrow({ tag: word.to })
          else void library.again()
          tell(said, undo)
          await library.loadFacets()
        } catch (error) {
          notify.failure(error, t('failed'))
        }
      },
    }
  }, [t, notify, library])
}
