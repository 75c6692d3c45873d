import type { MediaItem } from '@blickfang/contract/content/media/media.ts'

/** Words for deleting a medium, which people know as a picture, a video or a file. */
export function deleteWords({ mediaType }: Pick<MediaItem, 'mediaType'>) {
  if (mediaType === 'video') return { label: 'deleteVideo', title: 'deleteVideoTitle' } as const
  if (mediaType === 'document') return { label: 'deleteDocument', title: 'deleteDocumentTitle' } as const
  return { label: 'delete', title: 'deleteTitle' } as const
}
