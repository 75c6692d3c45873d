import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { mediaUseSchema, nameOfUse } from '@blickfang/contract/content/media/media-use.ts'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../cms/api-client.ts'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { useWords } from '../../locales/words.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import { useMediaWords } from './messages/use-media-words.ts'
import { shownName } from './video/film-name.ts'

/** Deletes a picture; if pages still show it, says which. Resolves to whether it is gone. */
export function useDeleteMedia(): (item: MediaItem) => Promise<boolean> {
  const t = useMediaWords()
  const notify = useNotify()
  const { language } = useWords()
  return useCallback(
    async (item) => {
      const failed = t('deleteFailed', { name: shownName(item) })
      try {
        await call('deleteMedia', { mediaId: item.id })
        notify.success(t('deleted', { name: shownName(item) }))
        return true
      } catch (error) {
        const isUsed = error instanceof ApiError && error.code === 'IN_USE'
        const uses = isUsed ? (z.array(mediaUseSchema).safeParse(error.detail.uses).data ?? []) : []
        if (uses.length > 0) {
          const description = t('inUse', { pages: uses.map((use) => nameOfUse(use, language)).join(', ') })
          withToasts((toast) => toast.error(failed, { description, duration: 10_000 }))
        } else notify.failure(error, failed)
        return false
      }
    },
    [t, notify, language],
  )
}
