import { usedPage } from '@blickfang/blocks/page-use.ts'
import { mediaViewSchema } from '@blickfang/contract/content/media/media.ts'
import { resolvedLinkSchema } from '@blickfang/contract/options/link/option.ts'
import type { Place, Site } from '@blickfang/views/kernel/view.ts'
import { Picture } from './fields/picture.tsx'
import { publicUrl } from './seo/public-url.ts'

const Link: Site['Link'] = ({ to, className, children }) => {
  const href = resolvedLinkSchema.safeParse(to).data?.href
  if (!href) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}

const OptionPicture: Site['Picture'] = ({ of, ...place }) => {
  const media = mediaViewSchema.safeParse(of).data
  return media ? <Picture {...place} media={media} /> : null
}

const Medium: Site['Medium'] = ({ of, children }) => children(mediaViewSchema.safeParse(of).data ?? null)

/** Tools that a live page lends its views: links, and pictures and pages that are no fields. */
export function liveSite(page: Place & Pick<Site, 'locale' | 'Blocks' | 'anchorOf' | 'tried' | 'privacy'>): Site {
  return { ...page, Link, Picture: OptionPicture, Medium, absolute: publicUrl, ...usedPage }
}
