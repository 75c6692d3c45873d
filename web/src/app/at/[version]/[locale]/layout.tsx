import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { ReactNode } from 'react'
import { loadSite } from '../../../../site/rendering/load-page.ts'
import { SiteDocument, siteViewport } from '../../../../site/site-document.tsx'

export const viewport = siteViewport

interface LayoutProps {
  params: Promise<{ version: string; locale: string }>
  children: ReactNode
}

export default async function LiveLayout({ params, children }: LayoutProps) {
  const { version, locale } = await params
  const site = await loadSite(locale as Locale, version)
  return <SiteDocument site={site}>{children}</SiteDocument>
}
