'use client'
import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { PageTeaser } from '@blickfang/shared/content/page-view.ts'
import { pictureAddress } from '@blickfang/shared/content/picture-address.ts'
import type { Block } from '@blickfang/shared/kernel/block.ts'
import { gameAddresses } from '@blickfang/shared/kernel/game-addresses.ts'
import type { BoundPage, BoundStop, FieldProps, Site } from '@blickfang/shared/kernel/view.ts'
import { optionsInEdit } from '@blickfang/shared/options/option-values.ts'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useEditor } from './editor-context.tsx'
import { EditPicture } from './fields/media/edit-picture.tsx'
import { readLink, resolveLink } from './fields/resolve-link.ts'
import { useTools } from './fields/use-tools.ts'
import type { SiteIndex } from './model/page-document.ts'

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
  const { document } = useEditor()
  const media = useStore(document.media, (all) => (typeof of === 'string' ? all[of] : undefined))
  return media ? <EditPicture {...look} media={media} /> : null
}

/** What the page in edit mode lends its views, like site/live-site.tsx on the live page. */
export function editSite(locale: Site['locale']): Site {
  return { locale, Link: OptionLink, Picture: OptionPicture, mapStyles: null, hasGameDots: false, isEditing: true }
}

/** What a block asks for beside its own content. */
export function bindEditData(block: Block, site: SiteIndex, locale: Site['locale']): Readonly<Record<string, unknown>> {
  const pages = site.collections.find(({ name }) => name === block.collection?.name)?.pages ?? []
  const sources = {
    branches: () => site.branches,
    pages: () => pages.map(bindPage),
    stops: () => pages.map((page) => bindStop(page, site)),
    // Nothing leads anywhere while somebody edits: the roles' own addresses do.
    game: () => gameAddresses(locale, []),
  }
  return Object.fromEntries(block.data.map((source) => [source, sources[source]()]))
}

function bindPage({ image, ...teaser }: PageTeaser): BoundPage {
  // biome-ignore lint/correctness/noComponentHookFactories: without state, and bound anew only when the site's pages change
  const Image: BoundPage['Image'] = (look) => image && <EditPicture {...look} media={image} />
  return { ...teaser, hasImage: image !== null, Image }
}

/** A stop as the map draws it; its blocks are edited on the stop's own page. */
function bindStop(page: PageTeaser, { entries, stops }: SiteIndex): BoundStop {
  const groups = stops.find(({ id }) => id === page.id)?.groups ?? []
  return {
    ...bindPage(page),
    role: entries[page.id]?.role ?? null,
    imageUrl: page.image && pictureAddress(page.image, 480),
    options: groups.flatMap(({ name, values }) => {
      const group = findGroup(name)?.group
      return group ? [optionsInEdit(group, values)] : []
    }),
    content: null,
  }
}
