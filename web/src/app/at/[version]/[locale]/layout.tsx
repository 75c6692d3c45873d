import type { ReactNode } from 'react'
import type { Locale } from 'shared/kernel/locale.ts'
import { loadSite } from '../../../../site/load-page.ts'
import { SiteDocument } from '../../../../site/site-document.tsx'

interface LayoutProps {
  params: Promise<{ version: string; locale: string }>
  children: ReactNode
}

export default async function LiveLayout({ params, children }: LayoutProps) {
  const { version, locale } = await params
  const site = await loadSite(locale as Locale, version)
  return <SiteDocument site={site}>{children}</SiteDocument>
}
