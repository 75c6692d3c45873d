import { sql } from '@payloadcms/db-postgres'
import type { updatePageInfo as contract } from 'shared/api/v1/page.ts'
import { normaliseSlug } from 'shared/content/slug.ts'
import { AppError } from 'shared/kernel/app-error.ts'
import type { AnswerOf } from 'shared/kernel/endpoint.ts'
import { deliverExpiry, noteExpiry } from '../../cache/cache-outbox.ts'
import type { Database } from '../../db/database.ts'
import { invalid } from '../content/invalid.ts'
import { lockPage } from '../content/lock-page.ts'
import { checkOrder } from '../content/order.ts'
import { readLanguages } from '../content/read-languages.ts'
import { type Patch, type Saved, writeValues } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { hashPassword } from '../page-password/hash-password.ts'
import { claimSlug, releaseSlugs } from './page-slugs.ts'

type UpdatePageInfo = Call<typeof contract>

/**
 * Changes name, address or meta of a page's draft. A password holds at once, because nobody expects a page that was just
 * locked to stay open until the next publish. Throws SLUG_EMPTY, SLUG_TAKEN, CONFLICT, NOT_FOUND.
 */
export async function updatePageInfo(call: UpdatePageInfo): Promise<AnswerOf<typeof contract>> {
  const { id, lang, meta } = call.body
  const slug = wantedSlug(call.body)
  const patch = await patchOf(call.body, slug)
  const isLocked = meta?.password !== undefined
  const saved = await call.db.transaction(async (tx): Promise<Saved & { slug: string | null }> => {
    await lockPage(tx, id, 'shared')
    const page = await findPage(tx, id, lang)
    if (!page) throw new AppError('NOT_FOUND')
    if (slug && !(await readLanguages(tx)).active.includes(lang)) throw invalid('lang', 'inactiveLanguage')
    if (slug) await claimSlug(tx, { pageId: id, collection: page.collection, locale: lang, slug })
    const done = await writeValues({ ...call, db: tx }, { itemType: 'page', id, patch, base: call.body.base })
    if (slug) await releaseSlugs(tx, id)
    if (isLocked) await lockLivePage(tx, id)
    return { ...done, slug: slug ?? page.slug }
  })
  if (isLocked) await deliverExpiry(call.payload)
  return saved
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
    ...(password !== undefined && { password: password ? await hashPassword(password) : null }),
    ...(order !== undefined && { order: checkOrder(order) }),
    ...(archived !== undefined && { archived: archived || null }),
  }
}

async function findPage(tx: Database, id: string, lang: string) {
  const [page] = await tx.rows<{ collection: string | null; slug: string | null }>(
    sql`select collection, draft ->> ${`slug.${lang}`}::text as slug from pages where id = ${id}`,
  )
  return page
}

async function lockLivePage(tx: Database, id: string): Promise<void> {
  await tx.rows(sql`
    update pages set published = case when draft ? 'password'
      then published || jsonb_build_object('password', draft -> 'password') else published - 'password' end
    where id = ${id} and published is not null`)
  await noteExpiry(tx, ['site', `page:${id}`])
}
