import type { Json } from '@blickfang/contract/kernel/json.ts'
import { isLocale, type Locale } from '@blickfang/contract/kernel/locale.ts'
import type { PageDocument } from '../page-document.ts'

const prefix = 'alt.'

/** The key of what a picture shows, in one language. */
export function altKey(locale: Locale): string {
  return `${prefix}${locale}`
}

/** The language of such a key. Throws for every other key. */
export function altLocale(key: string): Locale {
  const locale = key.startsWith(prefix) ? key.slice(prefix.length) : ''
  if (!isLocale(locale)) throw new Error(`${key} is no alternative text`)
  return locale
}

/** null: none has been set here. */
export function readAlt(document: PageDocument, mediaId: string, key: string): string | null {
  return document.alts.getState()[mediaId]?.[altLocale(key)] || null
}

/** Sets it, and shows it where the page is in its language; taken away, what stood in for it is shown again. */
export function setAlt(document: PageDocument, mediaId: string, { key, value }: { key: string; value: Json }): void {
  const locale = altLocale(key)
  const medium = document.media.getState()[mediaId]
  const own = document.alts.getState()[mediaId] ?? {}
  const alt = typeof value === 'string' ? value : ''
  document.alts.setState({ [mediaId]: { ...own, [locale]: alt } })
  if (!medium || locale !== document.locale) return
  const standIns = document.altStandIns
  if (!standIns.has(mediaId)) standIns.set(mediaId, medium.alt)
  document.media.setState({ [mediaId]: { ...medium, alt: alt || (standIns.get(mediaId) ?? '') } })
}
