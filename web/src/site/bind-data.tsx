import type { PageTeaser, PageView } from '@blickfang/shared/content/page-view.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import type { Block } from '@blickfang/shared/kernel/block.ts'
import { gameAddresses } from '@blickfang/shared/kernel/game-addresses.ts'
import type { BoundPage, BoundStop } from '@blickfang/shared/kernel/view.ts'
import type { ReactNode } from 'react'
import { bindStop } from './bind-stop.ts'
import { Picture } from './fields/picture.tsx'

interface Surroundings {
  readonly page: PageView
  readonly roles: SiteView['roles']
  /** The blocks of a page that this one shows whole. */
  readonly renderStop: (stop: PageView) => ReactNode
}

/** What a block asks for beside its own content: the branches, the pages of its collection, its stops, the addresses of the game. */
export function bindData(block: Block, { page, roles, renderStop }: Surroundings): Readonly<Record<string, unknown>> {
  const pages = () => page.collections.find(({ name }) => name === block.collection?.name)?.pages ?? []
  const sources = {
    branches: () => page.branches,
    pages: () => pages().map(bindPage),
    stops: () =>
      pages().flatMap((teaser): BoundStop[] => {
        const stop = page.stops.find(({ id }) => id === teaser.id)
        if (!stop) return []
        const content = renderStop({ ...page, ...stop, name: teaser.name, stops: [] })
        return [{ ...bindPage(teaser), ...bindStop(teaser, stop), content }]
      }),
    game: () => gameAddresses(page.locale, roles),
  }
  return Object.fromEntries(block.data.map((source) => [source, sources[source]()]))
}

function bindPage({ image, ...teaser }: PageTeaser): BoundPage {
  return {
    ...teaser,
    hasImage: image !== null,
    Image: pictureOf(image),
  }
}

function pictureOf(image: PageTeaser['image']): BoundPage['Image'] {
  return (place) => image && <Picture {...place} media={image} />
}
