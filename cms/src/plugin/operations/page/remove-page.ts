import type { removePage as contract } from '@blickfang/shared/api/v1/page.ts'
import type { Revisions } from '@blickfang/shared/content/values.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import { type Locale, localeSchema } from '@blickfang/shared/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { lockPage } from '../content/lock-page.ts'
import { type Patch, type Saved, writeValues } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { claimFreeSlug, releaseSlugs } from './page-slugs.ts'

interface Page {
  readonly role: string | null
  readonly collection: string | null
  readonly draft: Readonly<Record<string, string>>
  readonly revs: Revisions
}

/**
 * Removes a page: one that was never live at once, any other with its next publish; or brings it back. Menus leave it out
 * by themselves. Throws IN_USE for the home page, without which the site has no front door.
 */
export async function removePage(call: Call<typeof contract>): Promise<Saved> {
  const { id, restore } = call.body
  return call.db.transaction(async (tx) => {
    await lockPage(tx, id, 'exclusive')
    const [page] = await tx.rows<Page>(sql`select role, collection, draft, revs from pages where id = ${id}`)
    if (!page) throw new AppError('NOT_FOUND')
    if (page.role === 'home' && !restore) throw new AppError('IN_USE')
    const patch: Patch = restore ? { deleted: null, ...(await reclaim(tx, id, page)) } : { deleted: true }
    const saved = await writeValues({ ...call, db: tx }, { itemType: 'page', id, patch, base: page.revs })
    await releaseSlugs(tx, id)
    return saved
  })
}

/** Its addresses may have gone to other pages meanwhile; it then gets numbered ones. */
async function reclaim(tx: Database, pageId: string, { collection, draft }: Page): Promise<Record<string, string>> {
  const slugs: Record<string, string> = {}
  for (const [key, slug] of Object.entries(draft)) {
    if (!key.startsWith('slug.')) continue
    const locale: Locale = localeSchema.parse(key.slice('slug.'.length))
    slugs[key] = await claimFreeSlug(tx, { pageId, collection, locale, slug })
  }
  return slugs
}
