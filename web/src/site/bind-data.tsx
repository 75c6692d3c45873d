import type { PageTeaser, PageView } from 'shared/content/page-view.ts'
import type { SiteView } from 'shared/content/site-view.ts'
import type { Block } from 'shared/kernel/block.ts'
import { gameAddresses } from 'shared/kernel/game-addresses.ts'
import type { BoundPage } from 'shared/kernel/view.ts'
import { Picture } from './fields/picture.tsx'

/** What a block asks for beside its own content: the branches, the pages of its collection, the addresses of the game. */
export function bindData(block: Block, page: PageView, roles: SiteView['roles']): Readonly<Record<string, unknown>> {
  const sources = {
    branches: () => page.branches,
    pages: () => page.collections.find(({ name }) => name === block.collection?.name)?.pages.map(bindPage) ?? [],
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
