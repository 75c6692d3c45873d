import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { type Directory, directory } from '@blickfang/contract/sources/directory/source.ts'
import type { Metadata } from 'next'
import { WithGame } from '../../../../../game/with-game.tsx'
import { LivePage } from '../../../../../site/live-page.tsx'
import { NotFound } from '../../../../../site/not-found.tsx'
import { findVisit } from '../../../../../site/protected/page-visits.ts'
import { ProtectedPage } from '../../../../../site/protected/protected-page.tsx'
import { contentTags } from '../../../../../site/rendering/content-tags.ts'
import { loadPage, loadSite } from '../../../../../site/rendering/load-page.ts'
import { reportRender } from '../../../../../site/rendering/render-reports.ts'
import { rightUntil } from '../../../../../site/rendering/right-until.ts'
import { PageScript } from '../../../../../site/script/page-script.tsx'
import { startPage } from '../../../../../site/script/start-page.ts'
import { SearchPart } from '../../../../../site/search/search-part.tsx'
import { pageMetadata } from '../../../../../site/seo/page-metadata.ts'
import { SpeculationRules } from '../../../../../site/seo/speculation-rules.tsx'
import { PageData } from '../../../../../site/seo/structured/page-data.tsx'
import { legalPage } from '../../../../../site/shop/role-pages.ts'
import { SiteFrame } from '../../../../../site/site-frame.tsx'
import { VisitsPrompt } from '../../../../../site/visits/visits-prompt.tsx'

// Rendered once for each version of the content, whoever asks; the server in front keeps what comes out.
export const dynamic = 'force-static'
export const dynamicParams = true
export const generateStaticParams = () => []

interface PageProps {
  params: Promise<{ version: string; locale: string; slug?: string[] }>
}

async function load({ params }: PageProps) {
  const { version, locale, slug = [] } = await params
  const path = slug.join('/')
  const site = await loadSite(locale as Locale, version)
  // Otherwise the language is switched off, and this is the default language's frame for «not found».
  const isActive = site.locale === locale
  const publicPath = [`/${locale}`, ...slug].join('/')
  const address = `/at/${version}${publicPath}`
  const visit = findVisit(address)
  const page = isActive ? await loadPage(site.locale, path, version, visit?.key) : null
  return { site, page, publicPath, address, visit }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { site, page } = await load(props)
  return pageMetadata(site, page)
}

/** Named by the page, so that the server's one script finds it among what a live page has. */
const script = <PageScript start={startPage} />

export default async function Page(props: PageProps) {
  // Before what it is made of is read: midnight may come between.
  const now = new Date()
  const { site, page, publicPath, address, visit } = await load(props)
  const { timeZone, country } = site.business
  if (!page) {
    reportRender(address, { status: 404, tags: null, until: rightUntil([], now, timeZone) })
    return (
      <>
        <SiteFrame site={site} page={null} script={script}>
          <NotFound site={site} />
        </SiteFrame>
        <VisitsPrompt site={site} isQuiet />
      </>
    )
  }
  if (page.redirect && page.redirect !== publicPath) {
    const isRole = publicPath.includes('/~')
    reportRender(address, { status: isRole ? 307 : 308, location: page.redirect, tags: null })
    return null
  }
  const tags = contentTags(page, site)
  const until = rightUntil(page.sources, now, timeZone)
  const isSearch = page.role === 'search' && !page.protected
  const isBareSearch = isSearch && page.groups.length === 0
  reportRender(address, {
    status: 200,
    tags,
    until,
    asks: asksOf(page),
    ...(page.protected && { lockedPage: page.id }),
  })
  return (
    <>
      <SiteFrame site={site} page={page} script={script}>
        {page.protected ? (
          <ProtectedPage locale={site.locale} problem={visit?.problem} />
        ) : (
          <WithGame page={page} site={site}>
            {/* Without blocks the search says the page's name itself, in sight. */}
            {!isBareSearch && (
              <LivePage
                page={withDirectory(page, visit?.directory)}
                place={{ timeZone, country }}
                tried={visit?.tried}
                privacy={legalPage(site, 'privacy')}
              />
            )}
            {isSearch && <SearchPart site={site} page={{ name: page.name, href: publicPath, isEmpty: isBareSearch }} />}
          </WithGame>
        )}
        <PageData site={site} page={page} />
        <SpeculationRules />
      </SiteFrame>
      <VisitsPrompt site={site} isQuiet={page.collection === 'game'} />
    </>
  )
}

/** Part of the page that an address of it may ask for by its query. */
function asksOf(page: PageView) {
  if (page.protected) return undefined
  if (page.role === 'search') return 'search'
  return page.sources.some(({ name }) => name === directory.name) ? 'directory' : undefined
}

/** The page with the part of the directory that a visitor asked for, in the place of its beginning. */
function withDirectory(page: PageView, asked: Directory | undefined): PageView {
  if (!asked) return page
  return {
    ...page,
    sources: page.sources.map((answer) => (answer.name === directory.name ? { ...answer, data: asked } : answer)),
  }
}
