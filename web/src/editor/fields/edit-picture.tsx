import { getImageProps } from 'next/image'
import type { ComponentProps, CSSProperties } from 'react'
import type { MediaView } from 'shared/content/media.ts'
import type { FieldProps } from 'shared/kernel/view.ts'

type PictureProps = FieldProps['media'] & {
  media: MediaView
  attributes?: ComponentProps<'img'> & Readonly<Record<`data-${string}`, string>>
}

/** The live page's picture (site/fields/picture.tsx) without its placeholder, which only a server can work out. */
export function EditPicture({ media, sizes, className, priority = false, fit, attributes }: PictureProps) {
  const style: CSSProperties = {
    ...(media.focalPoint && { objectPosition: `${media.focalPoint.x * 100}% ${media.focalPoint.y * 100}%` }),
    ...(fit && { objectFit: fit }),
  }
  const { props } = getImageProps({
    src: media.publicUrl,
    alt: media.alt,
    sizes,
    width: media.width ?? 1600,
    height: media.height ?? 1200,
    unoptimized: media.mimeType === 'image/svg+xml',
    ...(priority ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' }),
  })
  return <img {...props} alt={media.alt} className={className} style={style} {...attributes} />
}
