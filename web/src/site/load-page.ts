import type { PageView } from '@blickfang/shared/content/page-view.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { cache } from 'react'
import { readPage } from '../cms/read-page.ts'
import { readSite } from '../cms/read-site.ts'

/** Most segments that a page's address has after its language: collection and slug. */
const maxSegments = 2

/** The site's frame data of a rendering, asked for once however many components need it. */
export const loadSite = cache((locale: Locale, _version: string): Promise<SiteView> => readSite(locale))

/** The page at an address, behind its password with a `key`; null where there is none, without asking where none can be. */
export const loadPage = cache(
  async (locale: Locale, path: string, _version: string, key?: string): Promise<PageView | null> => {
    const segments = path.split('/').filter(Boolean)
    if (segments.length > maxSegments) return null
    return readPage({ locale, segments, key })
  },
)
