import type { MediaView } from '@blickfang/shared/content/media.ts'
import type { PageView } from '@blickfang/shared/content/page-view.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'

/** The tags of everything that a rendered page shows: when one of them changes, the page is no longer right. */
export function contentTags(page: PageView, site: SiteView): readonly string[] {
  const groups = [...page.groups, ...page.stops.flatMap((stop) => stop.groups)]
  const fields = groups.flatMap((group) => group.fields)
  const options = [...groups, ...fields].flatMap((owner) => owner.options)
  const teasers = page.collections.flatMap(({ pages }) => pages)
  const media = [
    site.logo,
    site.alternativeLogo,
    site.icon,
    ...fields.map((field) => field.media),
    ...options.map((option) => option.media),
    ...teasers.map((teaser) => teaser.image),
  ]
  const collections = [page.collection, ...page.collections.map(({ name }) => name)]
  return [
    ...new Set([
      'site',
      `page:${page.id}`,
      ...teasers.map(({ id }) => `page:${id}`),
      ...collections.flatMap((name) => (name ? [`collection:${name}`] : [])),
      ...media.flatMap((medium: MediaView | null | undefined) => (medium ? [`media:${medium.id}`] : [])),
    ]),
  ]
}
