import { getImageProps } from 'next/image'
import type { CSSProperties } from 'react'
import type { MediaView } from 'shared/content/media.ts'
import type { FieldProps } from 'shared/kernel/view.ts'
import { blurHashImage } from './blur-hash-image.ts'

interface PictureProps extends Omit<FieldProps['media'], 'sizes'> {
  media: MediaView
  sizes: string
}

// Formats that may be see-through would show their placeholder through the finished picture.
const opaque = new Set(['image/jpeg'])

/** A picture of the media library as plain markup: sizes, AVIF or WebP, the focal point in view, a blurred placeholder, no script. */
export function Picture({ media, sizes, className, priority = false, fit }: PictureProps) {
  const placeholder = media.blurHash && opaque.has(media.mimeType) ? blurHashImage(media.blurHash) : null
  const style: CSSProperties = {
    ...(media.focalPoint && { objectPosition: `${media.focalPoint.x * 100}% ${media.focalPoint.y * 100}%` }),
    ...(fit && { objectFit: fit }),
    ...(placeholder && { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover' }),
  }
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
  return <img {...props} alt={media.alt} className={className} style={style} />
}
