import { pictureAddress } from '@blickfang/shared/content/picture-address.ts'

/** Where the admin's lists find a small form of a medium; null for a row without a file. */
export function thumbnailOf({ filename }: Readonly<Record<string, unknown>>): string | null {
  if (typeof filename !== 'string') return null
  return pictureAddress({ publicUrl: `/api/media/file/${filename}` }, 320)
}
