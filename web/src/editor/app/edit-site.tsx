'use client'
import { madePage } from '@blickfang/blocks/page-use.ts'
import { type MediaView, mediaViewSchema } from '@blickfang/contract/content/media/media.ts'
import { entryAnchors } from '@blickfang/contract/sources/entry-anchor.ts'
import type { FieldProps, Place, Site } from '@blickfang/views/kernel/view.ts'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../context/editor-context.tsx'
import { EditPicture } from '../fields/media/edit-picture.tsx'
import { readLink, resolveLink } from '../fields/resolve-link.ts'
import { useTools } from '../fields/use-tools.ts'

/** A link that is an option of a group. While tools are on it leads nowhere, but keeps its element and so its looks. */
function OptionLink({ to, className, children }: { to: unknown; className?: string | undefined; children: ReactNode }) {
  const { document } = useEditor()
  const tools = useTools()
  const href = useStore(document.site, () => resolveLink(document, readLink(to as Parameters<typeof readLink>[0])))
  if (!href) return <span className={className}>{children}</span>
  return (
    <a href={tools ? undefined : href} data-href={tools ? href : undefined} className={className}>
      {children}
    </a>
  )
}

function OptionPicture({ of, ...look }: FieldProps['media'] & { of: unknown }) {
  const media = useMedium(of)
  return media ? <EditPicture {...look} media={media} /> : null
}

const OptionMedium: Site['Medium'] = function OptionMedium({ of, children }) {
  return children(useMedium(of))
}

function useMedium(of: unknown): MediaView | null {
  const { document } = useEditor()
  const known = useStore(document.media, (all) => (typeof of === 'string' ? all[of] : undefined))
  // Outside of the store's selector: what is read anew each time would never be the same twice.
  return known ?? mediaViewSchema.safeParse(of).data ?? null
}

/** A page that comes whole is edited on its own. */
const NoBlocks: Site['Blocks'] = () => null

const anchorOf = entryAnchors()

/** Tools that the page in edit mode lends its views, as site/live-site.tsx does on the live page. */
export function editSite({ locale, timeZone, country }: Place & Pick<Site, 'locale'>): Site {
  const lent = { Link: OptionLink, Picture: OptionPicture, Medium: OptionMedium, Blocks: NoBlocks }
  return { locale, timeZone, country, ...lent, anchorOf, absolute: (path) => path, ...madePage }
}
