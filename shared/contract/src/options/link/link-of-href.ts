import type { Link } from './option.ts'
import { parseLink } from './parse-link.ts'

/** Types of links, by the scheme of the address. */
const types = { 'mailto:': 'email', 'tel:': 'phone', 'sms:': 'phone' } as const

/**
 * The link that a foreign address makes, as in a document that is pasted: mail and phone addresses become links of their own
 * type, of a mail's parameters its first recipient stays. Null for what cannot be followed from here: another scheme, a place
 * in the document that it came from, a path beside it. A path from the root is one of this site.
 */
export function linkOfHref(href: string): Link | null {
  const address = href.trim().replaceAll(/[\t\n\r]/g, '')
  const scheme = Object.keys(types).find((known) => address.toLowerCase().startsWith(known)) as keyof typeof types
  if (scheme) return parseLink(types[scheme], recipientOf(address.slice(scheme.length))) ?? null
  if (address.startsWith('//')) return parseLink('url', `https:${address}`) ?? null
  const isWhole = /^(?:https?:\/\/|\/|www\.)/i.test(address)
  return (isWhole && parseLink('url', address)) || null
}

/** The first of several, without parameters such as a subject or an extension. */
function recipientOf(address: string): string {
  const [first = ''] = address.replace(/^\/\//, '').split(/[?,;&]/, 1)
  return decoded(first).replaceAll(/\s+/g, ' ')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
