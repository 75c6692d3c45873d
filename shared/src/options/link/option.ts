import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'
import { emailSchema } from '../../kernel/text/email.ts'
import { phoneSchema } from '../../kernel/text/phone.ts'

/** Schemes a visitor's browser may follow; `javascript:`, `data:` and friends never get in. */
const safeUrl = /^(https?:\/\/|\/(?![/\\])|#)/i

/** Adds https to a bare host, so that editors can type «zeiss.ch». */
export function normaliseUrl(url: string): string {
  const trimmed = url.trim()
  return /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || trimmed.startsWith('/') || trimmed.startsWith('#')
    ? trimmed
    : `https://${trimmed}`
}

/** Whether a normalised address leads somewhere: a path or mark of the site, or a host that can be on the web. */
function isAddress(url: string): boolean {
  if (!safeUrl.test(url)) return false
  if (url.startsWith('/') || url.startsWith('#')) return !/\s/.test(url)
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname.includes('.')
}

/** A web address or a path of the site that is safe to follow, normalised. */
export const webUrlSchema = z
  .pipe(z.string().check(z.maxLength(2000)), z.transform(normaliseUrl))
  .check(z.refine(isAddress, { message: 'url' }))

/** A page that a link leads to. Its id alone counts; the collection is told by the page itself. */
export const pageReferenceSchema = z.strictObject({
  id: z.uuid(),
  collection: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
})

/** A page named by what it is for. */
export const pageRoleSchema = z.string().check(z.regex(/^~[a-z]+$/), z.maxLength(20))

/**
 * Where a button or a text leads. Source: spec/editor.md §3. `page.id` is a page's id; `role` names a page by its role
 * (`~contact`), so that seeds and templates can link before they know ids. Only the part that `type` names counts.
 */
export const linkSchema = z.strictObject({
  type: z.enum(['url', 'phone', 'email', 'page']),
  url: z.optional(webUrlSchema),
  phone: z.optional(phoneSchema),
  email: z.optional(emailSchema),
  page: z.optional(pageReferenceSchema),
  role: z.optional(pageRoleSchema),
  /** A block of the page, by its group id; where it is gone, the link leads to the page. */
  block: z.optional(z.uuid()),
})
export type Link = z.output<typeof linkSchema>

/** True when the part that the link's type names is filled: only then it leads anywhere. */
export function isComplete(link: Link | null | undefined): link is Link {
  if (!link) return false
  if (link.type === 'page') return Boolean(link.page ?? link.role)
  return Boolean(link[link.type])
}

/** The address of a link that needs no page look-up; null for page links and incomplete ones. Phones keep only digits and a leading plus. */
export function plainHref(link: Link): string | null {
  if (link.type === 'url') return link.url ?? null
  if (link.type === 'phone') return link.phone ? `tel:${link.phone.replace(/(?!^\+)\D/g, '')}` : null
  if (link.type === 'email') return link.email ? `mailto:${link.email}` : null
  return null
}

/** A link to a web address, a phone number, an e-mail address or a page of the site. */
export const link = defineOption({ type: 'link', shape: 'link', schema: z.nullable(linkSchema), fallback: null })
