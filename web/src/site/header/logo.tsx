import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { ReactNode } from 'react'
import css from './logo.module.css'

export interface LogoProps {
  site: Pick<SiteView, 'logo' | 'alternativeLogo'>
  /** Whether it stands on a dark ground in the light scheme; in the dark scheme it always does. */
  isOnDark: boolean
  fallback: ReactNode
}

const withoutGround = '(forced-colors: active) and (prefers-color-scheme: light)'

/** The logo that suits its ground, and the one for dark grounds in the dark scheme. Its place says the shop's name. */
export function Logo({ site, isOnDark, fallback }: LogoProps) {
  const forLight = site.logo ?? site.alternativeLogo
  const forDark = site.alternativeLogo ?? site.logo
  const shown = isOnDark ? forDark : forLight
  if (!shown || !forDark) return fallback
  return (
    <picture>
      {/* Forced colours take the ground away: then the scheme alone says which one is seen. */}
      {forLight && isOnDark && <source media={withoutGround} srcSet={sources(forLight)} />}
      {forDark.id !== shown.id && <source media="(prefers-color-scheme: dark)" srcSet={sources(forDark)} />}
      <img
        className={css.logo}
        data-alone={forLight?.id === forDark.id || undefined}
        data-on-dark={isOnDark || undefined}
        src={pictureAddress(shown, 320)}
        srcSet={sources(shown)}
        alt=""
        width={shown.width ?? 240}
        height={shown.height ?? 80}
      />
    </picture>
  )
}

/** The header draws a logo 320 pixels wide at most, on sharp screens with twice as many. */
function sources(media: MediaView): string {
  if (media.mimeType === 'image/svg+xml') return media.publicUrl
  return `${pictureAddress(media, 320)} 1x, ${pictureAddress(media, 640)} 2x`
}
