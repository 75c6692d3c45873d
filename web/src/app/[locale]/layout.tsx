import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Locale } from 'shared/kernel/locale.ts'
import { readSite } from '../../cms/read-site.ts'
import { SiteDocument } from '../../site/site-document.tsx'

// The editor and its login are made for each request: their scripts carry a nonce.
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { icons: { icon: '/favicon.svg' } }

interface LayoutProps {
  params: Promise<{ locale: string }>
  children: ReactNode
}

export default async function EditLayout({ params, children }: LayoutProps) {
  const { locale } = await params
  const site = await readSite(locale as Locale)
  return <SiteDocument site={site}>{children}</SiteDocument>
}
