import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { wholePictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ReactNode } from 'react'
import { messages } from './messages.generated.ts'

interface WholeLinkProps {
  media: MediaView
  locale: Locale
  className: string | undefined
  children: ReactNode
}

/** A link around a picture that leads to all of it. Its name is what the picture shows, if that was said. */
export function WholeLink({ media, locale, className, children }: WholeLinkProps) {
  const name = media.alt ? undefined : translate(messages, locale)('wholePicture')
  return (
    <a href={wholePictureAddress(media)} className={className} aria-label={name} data-whole="">
      {children}
    </a>
  )
}
