import { type Link, linkSchema } from './option.ts'

type TypedLink = Exclude<Link['type'], 'page'>

/**
 * The link that a typed address makes: null for an empty one, undefined for one that leads nowhere. Source of the rules:
 * spec/editor.md §5.
 */
export function parseLink(type: TypedLink, text: string): Link | null | undefined {
  const trimmed = text.trim()
  if (!trimmed) return null
  const { data } = linkSchema.safeParse({ type, [type]: trimmed })
  if (!data) return undefined
  return type === 'url' && !isAddress(data.url ?? '') ? undefined : data
}

function isAddress(url: string): boolean {
  if (url.startsWith('/') || url.startsWith('#')) return !/\s/.test(url)
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname.includes('.')
}
