import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { readPage } from '../../cms/read-page.ts'
import { readSite } from '../../cms/read-site.ts'
import { isKeyed } from './render-key.ts'

/** Most segments that a page's address has after its language: collection and slug. */
const maxSegments = 2

/** Ends a rendering that the server in front did not ask for: what it would make is unfinished, and nobody outside gets it by any address. */
export function onlyInside(version: string): void {
  if (!isKeyed(version)) notFound()
}

/** The site's frame data of a rendering, asked for once however many components need it. */
export const loadSite = cache(async (locale: Locale, version: string): Promise<SiteView> => {
  onlyInside(version)
  return readSite(locale)
})

/** The page at an address, behind its password with a `key`; null where there is none, without asking where none can be. */
export const loadPage = cache(
  async (locale: Locale, path: string, _version: string, key?: string): Promise<PageView | null> => {
    const segments = path.split('/').filter(Boolean)
    if (segments.length > maxSegments) return null
    return readPage({ locale, segments, key })
  },
)
