import type { EditorDocument, EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { readSite } from '../../../../cms/read-site.ts'
import { editHref, loginHref } from '../../../../editor/address/edit-address.ts'
import { EditApp } from '../../../../editor/app/edit-app.tsx'
import { loadDocument } from '../../../../editor/app/load-document.ts'
import { EditLogo } from '../../../../editor/app/look/edit-logo.tsx'
import { hideUnsentScript } from '../../../../editor/sync/unsent.ts'
import { findSession } from '../../../../login/find-session.ts'
import { LatePageScript } from '../../../../site/script/late-page-script.tsx'
import { SearchPart } from '../../../../site/search/search-part.tsx'
import { SiteFrame } from '../../../../site/site-frame.tsx'

interface PageProps {
  params: Promise<{ locale: string; slug?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function EditRoute({ params, searchParams }: PageProps) {
  const { locale: code, slug = [] } = await params
  const locale = locales.find((known) => known === code)
  if (!locale || slug.length > 2) notFound()
  const query = queryOf(await searchParams)
  const token = findSession(await cookies())
  // Who has just signed in wants to edit, not to look.
  const here = `/${[locale, 'edit', ...slug].join('/')}?${query || 'toolbar=1'}`
  if (!token) redirect(loginHref(locale, here))
  const siteRead = readSite(locale, { token })
  // Without a session it fails too; then the answer below is the one that counts.
  siteRead.catch(() => undefined)
  const opened = await loadDocument({ locale, segments: slug, token })
  if (opened.type === 'signedOut') redirect(loginHref(locale, here))
  if (opened.type !== 'document') notFound()
  const { page } = opened.document
  // An address that was renamed leads to the one of now, as it leads visitors.
  const now = editHref(page, locale, query)
  if (isOldAddress(page, locale, slug)) redirect(now)
  const site = await siteRead
  const { timeZone, country } = site.business
  return (
    <>
      <title>{pageTitle(opened.document)}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, around an id that is a uuid */}
      <script nonce={await readNonce()} dangerouslySetInnerHTML={{ __html: hideUnsentScript(page.id) }} />
      <SiteFrame site={site} page={framed(page, query)} script={<LatePageScript />} Logo={EditLogo}>
        <EditApp
          document={opened.document}
          languages={site.languages.active}
          place={{ timeZone, country }}
          query={query}
        />
        {page.role === 'search' && <SearchPart site={site} page={searchPage(opened.document)} />}
      </SiteFrame>
    </>
  )
}

/** Whether a page was asked for by a slug that it no longer has in the draft; its id, its role and the root are no slugs. */
function isOldAddress(page: EditorPageEntry, locale: Locale, segments: readonly string[]): boolean {
  const last = segments.at(-1)
  return last !== undefined && last !== page.id && !last.startsWith('~') && last !== page.slug[locale]
}

/** Reads the nonce of the request's policy, as Next does for its own scripts; in development there is none. */
async function readNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1]
}

function pageTitle({ page, locale, defaultLocale }: EditorDocument): string {
  return `✎ ${page.name[locale] ?? page.name[defaultLocale] ?? ''}`
}

/** Search form below the blocks: visitors have it, and edit mode too, so that nothing moves when somebody begins to edit. */
function searchPage({ page, groups, locale, defaultLocale }: EditorDocument) {
  const name = page.name[locale] ?? page.name[defaultLocale] ?? ''
  return {
    name,
    href: `/${locale}/${page.slug[locale] ?? ''}`,
    isEmpty: groups.every(({ status }) => status === 'deleted'),
  }
}

/** The page in its other languages, in edit mode too. */
function framed(page: EditorPageEntry, query: string) {
  const alternates = locales.filter((locale): locale is Locale => locale in page.slug)
  return { id: page.id, alternates: alternates.map((locale) => ({ locale, href: editHref(page, locale, query) })) }
}

function queryOf(search: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
  return new URLSearchParams(pairs).toString()
}
