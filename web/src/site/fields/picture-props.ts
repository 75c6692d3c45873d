import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress, pictureSet } from '@blickfang/contract/content/media/picture-address.ts'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import type { ComponentProps, CSSProperties } from 'react'

/** Props of an `img` for a picture of the media library, live or edited: its sizes, its own words, the focal point in view. */
export function pictureProps(
  media: MediaView,
  { sizes, className, priority = false, fit }: FieldProps['media'],
): ComponentProps<'img'> & { alt: string; style: CSSProperties } {
  const style: CSSProperties = {
    ...(media.focalPoint && { objectPosition: `${media.focalPoint.x * 100}% ${media.focalPoint.y * 100}%` }),
    ...(fit && { objectFit: fit }),
  }
  const set = pictureSet(media, 'webp')
  return {
    alt: media.alt,
    // Before the addresses, which are fetched as soon as they are read.
    ...(priority ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }),
    decoding: 'async',
    width: media.width ?? 1600,
    height: media.height ?? 1200,
    className,
    style,
    ...(set !== null && { sizes, srcSet: set }),
    src: pictureAddress(media, 1080),
  }
}
