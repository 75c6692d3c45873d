import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import type { ComponentProps } from 'react'
import { pictureProps } from '../../../site/fields/picture-props.ts'

type PictureProps = FieldProps['media'] & {
  media: MediaView
  attributes?: ComponentProps<'img'> & Readonly<Record<`data-${string}`, string>>
}

/** The live page's picture (site/fields/picture.tsx) without its placeholder, which only a server can work out. */
export function EditPicture({ media, attributes, ...place }: PictureProps) {
  const { alt, ...props } = pictureProps(media, place)
  return <img {...props} alt={alt} {...attributes} />
}
