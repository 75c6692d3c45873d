import { getImageProps } from 'next/image'
import type { ComponentProps, CSSProperties } from 'react'
import type { MediaView } from 'shared/content/media.ts'
import type { FieldProps } from 'shared/kernel/view.ts'

/** What an `img` needs to show a picture of the media library, live or edited: its sizes, its own words, the focal point in view. */
export function pictureProps(
  media: MediaView,
  { sizes, className, priority = false, fit }: FieldProps['media'],
): ComponentProps<'img'> & { alt: string; style: CSSProperties } {
  const { props } = getImageProps({
    src: media.publicUrl,
    alt: media.alt,
    sizes,
    width: media.width ?? 1600,
    height: media.height ?? 1200,
    // A drawing scales by itself.
    unoptimized: media.mimeType === 'image/svg+xml',
    ...(priority ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }),
  })
  const style: CSSProperties = {
    ...(media.focalPoint && { objectPosition: `${media.focalPoint.x * 100}% ${media.focalPoint.y * 100}%` }),
    ...(fit && { objectFit: fit }),
  }
  return { ...props, alt: media.alt, className, style }
}
