import type { MediaItem } from '@blickfang/shared/content/media.ts'
import { useCallback } from 'react'
import { call } from '../../../cms/api-client.ts'
import { ApiError } from '../../../cms/api-error.ts'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useNotify } from '../../shell/use-notify.ts'

/** Deletes a picture; if pages still show it, says which. Resolves to whether it is gone. */
export function useDeleteMedia(): (item: MediaItem) => Promise<boolean> {
  const t = useDialogWords()
  const notify = useNotify()
  return useCallback(
    async (item) => {
      try {
        await call('deleteMedia', { mediaId: item.id })
        notify.success(t('media.deleted', { name: item.originalFilename }))
        return true
      } catch (error) {
        const pages = error instanceof ApiError && error.code === 'IN_USE' ? pageNames(error.detail.pages) : []
        if (pages.length > 0) {
          const description = t('media.inUse', { pages: pages.join(', ') })
          withToasts((toast) => toast.error(t('media.deleteFailed'), { description, duration: 10_000 }))
        } else notify.failure(error, t('media.deleteFailed'))
        return false
      }
    },
    [t, notify],
  )
}

/** The answer names pages as words, or as objects with a name. */
function pageNames(pages: unknown): string[] {
  if (!Array.isArray(pages)) return []
  return pages.flatMap((page: unknown) => {
    if (typeof page === 'string') return [page]
    return typeof page === 'object' && page !== null && 'name' in page && typeof page.name === 'string'
      ? [page.name]
      : []
  })
}
