import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { readSite } from '../../cms/read-site.ts'
import { SiteDocument, siteViewport } from '../../site/site-document.tsx'
import { buildHeader } from '../../ui/parts/build-header.ts'

// The editor and its login are made for each request: their scripts carry a nonce.
export const dynamic = 'force-dynamic'

export const viewport = siteViewport

interface LayoutProps {
  params: Promise<{ locale: string }>
  children: ReactNode
}

export async function generateMetadata(): Promise<Metadata> {
  const build = (await headers()).get(buildHeader)
  return {
    icons: { icon: '/favicon.ico', apple: '/apple-touch-icon.png' },
    ...(build && { other: { [buildHeader]: build } }),
  }
}

export default async function EditLayout({ params, children }: LayoutProps) {
  const { locale } = await params
  const site = await findSite(locale as Locale)
  if (site)
    return (
      <SiteDocument site={site} hasAllFonts>
        {children}
      </SiteDocument>
    )
  return (
    <html lang={locale}>
      <body style={{ margin: 0 }}>{children}</body>
    </html>
  )
}

/** The site's frame, or null while the cms does not answer: the page below says so itself, and signing in needs no colours. */
async function findSite(locale: Locale): Promise<SiteView | null> {
  try {
    return await readSite(locale)
  } catch (error) {
    console.error(error)
    return null
  }
}
