import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { MediaView } from '@blickfang/shared/content/media.ts'
import type { GroupView, PageView } from '@blickfang/shared/content/page-view.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { mediaBehind } from '@blickfang/shared/options/option-values.ts'

/** The tags of everything that a rendered page shows: when one of them changes, the page is no longer right. */
export function contentTags(page: PageView, site: SiteView): readonly string[] {
  const groups = [...page.groups, ...page.stops.flatMap((stop) => stop.groups)]
  const fields = groups.flatMap((group) => group.fields)
  const teasers = page.collections.flatMap(({ pages }) => pages)
  const media = [
    site.logo,
    site.alternativeLogo,
    site.icon,
    ...fields.map((field) => field.media),
    ...teasers.map((teaser) => teaser.image),
  ]
  const collections = [page.collection, ...page.collections.map(({ name }) => name)]
  return [
    ...new Set([
      'site',
      `page:${page.id}`,
      ...teasers.map(({ id }) => `page:${id}`),
      ...collections.flatMap((name) => (name ? [`collection:${name}`] : [])),
      ...media.flatMap((medium: MediaView | null) => (medium ? [`media:${medium.id}`] : [])),
      ...groups.flatMap(optionMedia).map((id) => `media:${id}`),
    ]),
  ]
}

/** Ids of the pictures that a block's options show, such as its background. */
function optionMedia({ name, options, fields }: GroupView): readonly string[] {
  const group = findGroup(name)?.group
  if (!group) return []
  return [
    ...mediaBehind(group.options, options),
    ...fields.flatMap((field) => mediaBehind(group.fields[field.name]?.options ?? {}, field.options)),
  ]
}
