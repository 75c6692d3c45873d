import { type Link, linkSchema } from './option.ts'

type TypedLink = Exclude<Link['type'], 'page'>

/**
 * The link that a typed address makes: null for an empty one, undefined for one that leads nowhere. Source of the rules:
 * spec/editor.md §5.
 */
export function parseLink(type: TypedLink, text: string): Link | null | undefined {
  const trimmed = text.trim()
  if (!trimmed) return null
  return linkSchema.safeParse({ type, [type]: trimmed }).data
}
