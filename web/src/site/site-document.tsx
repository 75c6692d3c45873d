import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { zoneAttribute } from '@blickfang/views/kernel/island/page-zone.ts'
import './theme/globals.css'
import '@blickfang/blocks/project/font-faces'
import '@blickfang/blocks/project/theme.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { allFontClasses, fontClasses } from './fonts/fonts.ts'
import { themeCss } from './theme/theme-css.ts'

interface SiteDocumentProps {
  site: SiteView
  /** Declares the fonts of every pair, of which those load that something on the page is set in. */
  hasAllFonts?: boolean
  children: ReactNode
}

/** The page reaches into the corners of a screen, so that `env(safe-area-inset-*)` says what covers them. */
export const siteViewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

/** The outermost elements of every page, live or edited: language, time zone, fonts and the colours of the settings. */
export function SiteDocument({ site, hasAllFonts = false, children }: SiteDocumentProps) {
  const zone = { [zoneAttribute]: site.business.timeZone }
  return (
    <html lang={site.locale} className={hasAllFonts ? allFontClasses : fontClasses(site.appearance.fonts)} {...zone}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of validated colours only */}
        <style dangerouslySetInnerHTML={{ __html: themeCss(site.appearance) }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
