import { answerTags } from '@blickfang/blocks/answer-tags.ts'
import { groupTags } from '@blickfang/blocks/group-tags.ts'
import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { mediaTags } from '@blickfang/contract/sources/content-tags.ts'

/** The tags of everything that a rendered page shows: when one of them changes, the page is no longer right. */
export function contentTags(page: PageView, site: SiteView): readonly string[] {
  return [
    ...new Set([
      'site',
      `page:${page.id}`,
      ...(page.collection ? [`collection:${page.collection}`] : []),
      ...mediaTags([site.logo, site.alternativeLogo, site.icon]),
      ...groupTags(page.groups),
      ...answerTags(page.sources),
    ]),
  ]
}
