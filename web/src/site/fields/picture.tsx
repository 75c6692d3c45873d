import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { pictureSet } from '@blickfang/contract/content/media/picture-address.ts'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import { blurHashImage } from './blur-hash-image.ts'
import { pictureProps } from './picture-props.ts'

type PictureProps = Omit<FieldProps['media'], 'whole'> & { media: MediaView }

// Formats that may be see-through would show their placeholder through the finished picture.
const opaque = new Set(['image/jpeg'])

/** A picture of the media library as plain markup: sizes, AVIF or WebP, the focal point in view, a blurred placeholder, no script. */
export function Picture({ media, ...place }: PictureProps) {
  const placeholder = media.blurHash && opaque.has(media.mimeType) ? blurHashImage(media.blurHash) : null
  const { alt, style, ...props } = pictureProps(media, place)
  const background = placeholder && { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover' }
  const image = <img {...props} alt={alt} style={{ ...style, ...background }} />
  const avif = pictureSet(media, 'avif')
  if (avif === null) return image
  return (
    // Only a choice: for the layout the image stands where it is placed.
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" sizes={place.sizes} srcSet={avif} />
      {image}
    </picture>
  )
}
