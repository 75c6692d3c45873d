import * as z from 'zod/mini'
import { defineOption, type NamedPage, type Names, type Targets } from '../../kernel/option.ts'
import { isAddress, normaliseUrl } from '../../kernel/text/address/web-address.ts'
import { emailSchema } from '../../kernel/text/email.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { phoneHref, phoneSchema } from '../../kernel/text/phone.ts'
import { blockAnchor } from './anchor.ts'
import { siteHref } from './site-href.ts'

/** A web address or a path of the site that is safe to follow, normalised. */
export const webUrlSchema = z
  .pipe(z.string().check(z.maxLength(2000)), z.transform(normaliseUrl))
  .check(z.refine(isAddress, { message: 'url' }))

/** A page that a link leads to. Its id alone counts; the collection is told by the page itself. */
export const pageReferenceSchema = z.strictObject({
  id: idSchema,
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
  block: z.optional(idSchema),
})
export type Link = z.output<typeof linkSchema>

/** True when the part that the link's type names is filled: only then it leads anywhere. */
export function isComplete(link: Link | null | undefined): link is Link {
  if (!link) return false
  if (link.type === 'page') return Boolean(link.page ?? link.role)
  return Boolean(link[link.type])
}

/** The address of a link that needs no page look-up; null for page links and incomplete ones. */
export function plainHref(link: Link): string | null {
  if (link.type === 'url') return link.url ?? null
  if (link.type === 'phone') return link.phone ? phoneHref(link.phone) : null
  if (link.type === 'email') return link.email ? `mailto:${link.email}` : null
  return null
}

/** A link to a web address, a phone number, an e-mail address or a page of the site. */
export const link = defineOption({
  type: 'link',
  schema: z.nullable(linkSchema),
  fallback: null,
  named: { pages: [['page', 'id']] },
  resolve: (value, targets): ResolvedLink => ({ type: value.type, href: hrefOf(value, targets) }),
  inWords: linkInWords,
  samples: [null, { type: 'url', href: '/de' }],
})

/** A link as a visitor's view gets it: `href` is null while it leads nowhere. */
export const resolvedLinkSchema = z.object({ type: z.string(), href: z.nullable(z.string()) })
export type ResolvedLink = z.output<typeof resolvedLinkSchema>

/** Where a link leads in one language; null while it leads nowhere, as to a page that this language does not have. */
export function hrefOf(link: Link | null | undefined, { locale, addressOf }: Omit<Targets, 'mediumOf'>): string | null {
  if (!isComplete(link)) return null
  if (link.type === 'url') return siteHref(link.url ?? '', locale)
  if (link.type !== 'page') return plainHref(link)
  const page = addressOf(asNamed(link))
  return page && page + (link.block ? `#${blockAnchor(link.block)}` : '')
}

/** Where a link leads, for people: its page by name, everything else as it is written. */
export function linkInWords(link: Link, { pageName }: Pick<Names, 'pageName'>): string | null {
  if (!isComplete(link)) return null
  if (link.type === 'url') return plainHref(link)
  if (link.type !== 'page') return link[link.type] ?? null
  const page = pageName(asNamed(link))
  return page && link.block ? `${page} #${blockAnchor(link.block)}` : page
}

/** A link that has both an id and a role goes by the id. */
function asNamed({ page, role }: Link): NamedPage {
  return page ? { id: page.id } : { role }
}
