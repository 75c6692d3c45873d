import type { updatePageInfo as contract } from '@blickfang/shared/api/v1/page.ts'
import { isPagePassword } from '@blickfang/shared/content/page-password/page-password.ts'
import { normaliseSlug } from '@blickfang/shared/content/slug.ts'
import type { ContentValues, Revisions } from '@blickfang/shared/content/values.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { lockPage } from '../content/lock-page.ts'
import { checkOrder } from '../content/order.ts'
import { readLanguages } from '../content/read-languages.ts'
import { type Patch, writeValues } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { hashPassword } from '../page-password/hash-password.ts'
import { claimSlug, makeSlugs, releaseSlugs, slugPatch } from './page-slugs.ts'

type UpdatePageInfo = Call<typeof contract>

/**
 * Changes name, address or meta of a page's draft. What is named or ticked and has no address yet gets one. A password holds at once, because nobody expects a page that was just
 * locked to stay open until the next publish. Throws SLUG_EMPTY, SLUG_TAKEN, CONFLICT, NOT_FOUND.
 */
export async function updatePageInfo(call: UpdatePageInfo): Promise<AnswerOf<typeof contract>> {
  const { id, lang, meta } = call.body
  const slug = wantedSlug(call.body)
  const patch = await patchOf(call.body, slug)
  const isLocked = meta?.password !== undefined
  return call.db.transaction(async (tx): Promise<AnswerOf<typeof contract>> => {
    await lockPage(tx, id, 'shared')
    const page = await findPage(tx, id)
    if (!page) throw new AppError('NOT_FOUND')
    if (slug && !(await readLanguages(tx)).active.includes(lang)) throw invalid('lang', 'inactiveLanguage')
    if (slug) await claimSlug(tx, { pageId: id, collection: page.collection, locale: lang, slug })
    if (meta?.name === null && !hasOtherName(page.draft, lang)) throw invalid('meta.name', 'nameEmpty')
    const madeSlugs = await makeSlugs(tx, { ...page, id, patch })
    const made = slugPatch(madeSlugs)
    const base = { ...pick(page.revs, Object.keys(made)), ...call.body.base }
    const done = await writeValues({ ...call, db: tx }, { itemType: 'page', id, patch: { ...patch, ...made }, base })
    if (slug) await releaseSlugs(tx, id)
    if (isLocked) await lockLivePage(tx, id)
    return { ...done, slug: slug ?? madeSlugs[lang] ?? slugOf(page.draft, lang), madeSlugs }
  })
}

function wantedSlug({ slug: words }: UpdatePageInfo['body']): string | undefined {
  if (words === undefined) return undefined
  const slug = normaliseSlug(words)
  if (slug === '') throw new AppError('SLUG_EMPTY')
  return slug
}

async function patchOf({ lang, meta = {} }: UpdatePageInfo['body'], slug: string | undefined): Promise<Patch> {
  const { name, description, disallowedLanguages, password, order, archived } = meta
  const languages = [...new Set(disallowedLanguages)].sort()
  return {
    ...(slug !== undefined && { [`slug.${lang}`]: slug }),
    ...(name !== undefined && { [`name.${lang}`]: name }),
    ...(description !== undefined && { [`description.${lang}`]: description.trim() || null }),
    ...(disallowedLanguages && { disallowedLanguages: languages.length > 0 ? languages : null }),
    ...(password !== undefined && { password: password === null ? null : await hashPassword(newPassword(password)) }),
    ...(order !== undefined && { order: checkOrder(order) }),
    ...(archived !== undefined && { archived: archived || null }),
  }
}

/** The admin's form comes here without the contract. */
function newPassword(password: string): string {
  if (!isPagePassword(password)) throw invalid('meta.password', 'passwordShort')
  return password
}

interface Page {
  readonly collection: string | null
  readonly draft: ContentValues
  readonly revs: Revisions
}

async function findPage(tx: Database, id: string): Promise<Page | undefined> {
  const [page] = await tx.rows<Page>(sql`select collection, draft, revs from pages where id = ${id}`)
  return page
}

function slugOf(draft: ContentValues, lang: string): string | null {
  const slug = draft[`slug.${lang}`]
  return typeof slug === 'string' ? slug : null
}

function hasOtherName(draft: ContentValues, lang: string): boolean {
  return Object.keys(draft).some((key) => key.startsWith('name.') && key !== `name.${lang}`)
}

function pick(revs: Revisions, keys: readonly string[]): Revisions {
  return Object.fromEntries(keys.map((key) => [key, revs[key] ?? 0]))
}

async function lockLivePage(tx: Database, id: string): Promise<void> {
  await tx.rows(sql`
    update pages set published = case when draft ? 'password'
      then published || jsonb_build_object('password', draft -> 'password') else published - 'password' end
    where id = ${id} and published is not null`)
  await expirePages(tx, ['site', `page:${id}`])
}
