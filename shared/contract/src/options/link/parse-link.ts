import { asCopied } from '../../kernel/text/as-copied.ts'
import { isEmail } from '../../kernel/text/email.ts'
import { isPhone } from '../../kernel/text/phone.ts'
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

/** The fault of an address that leads nowhere: most often it is one of another kind, and right there. */
export function linkFault(type: TypedLink, text: string): TypedLink | 'isEmail' | 'isPhone' | 'isUrl' | 'isRelative' {
  if (type !== 'email' && isEmail(asCopied(text, 'mailto:'))) return 'isEmail'
  // Few digits in dots may be a host's.
  if (type !== 'phone' && isPhone(text) && !parseLink('url', text)) return 'isPhone'
  if (type !== 'url') return parseLink('url', text) ? 'isUrl' : type
  return /^\.{1,2}\//.test(text.trim()) ? 'isRelative' : type
}
