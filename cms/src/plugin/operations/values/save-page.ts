import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { parseKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { normaliseSlug } from '@blickfang/contract/content/slug.ts'
import type { ContentValues, Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Effect } from '@blickfang/contract/kernel/value/value.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { lockPage } from '../content/lock-page.ts'
import { claimFreeSlug, claimSlug, makeSlugs, releaseSlugs } from '../content/page-slugs.ts'
import { writeRevision } from '../content/write-revision.ts'
import { type Patch, type Saved, writeValues } from '../content/write-values.ts'
import type { Actor, OperationContext } from '../operation-context.ts'
import { requireReach } from '../require-reach.ts'
import type { Given } from './check-patch.ts'

interface SavePage extends Pick<Given, 'pathOf'> {
  readonly id: string
  /** As it is stored. */
  readonly patch: Patch
  /** null: whatever is there is replaced. */
  readonly base: Revisions | null
}

/** The result of a save: the answer of every endpoint that saves, and the values that the server has set along with it. */
export interface SavedItem {
  readonly saved: Saved
  readonly made: Patch
}

interface Page {
  readonly id: string
  readonly role: string | null
  readonly collection: string | null
  readonly draft: ContentValues
  readonly revs: Revisions
}

/**
 * Saves values of a page with all that hangs on them: addresses, its removal, its password. A language that is named or ticked and
 * has no address yet gets one.
 */
export async function savePage(context: OperationContext, { id, patch, base, pathOf }: SavePage): Promise<SavedItem> {
  const changes = Object.entries(patch).flatMap(([key, value]) => {
    const { value: of, part = '' } = parseKey(key) ?? {}
    return of?.effect ? [{ ...effects[of.effect], part, value, path: pathOf?.(key) ?? key }] : []
  })
  if (changes.some(({ isLiveAtOnce }) => isLiveAtOnce)) requireReach(context.actor, 'publish')
  return context.db.transaction(async (tx) => {
    await lockPage(tx, id, changes.some(({ isAlone }) => isAlone) ? 'exclusive' : 'shared')
    const [page] = await tx.rows<Page>(sql`select id, role, collection, draft, revs from bf_pages where id = ${id}`)
    if (!page) throw new AppError('NOT_FOUND')
    let whole = patch
    for (const { before, ...change } of changes) whole = { ...whole, ...(await before?.(tx, page, change)) }
    whole = { ...whole, ...(await makeSlugs(tx, { ...page, patch: whole })) }
    const made = Object.fromEntries(Object.entries(whole).filter(([key, value]) => patch[key] !== value))
    const seen = base ? { ...pick(page.revs, Object.keys(made)), ...base } : page.revs
    const saved = await writeValues({ ...context, db: tx }, { itemType: 'page', id, patch: whole, base: seen })
    for (const { after } of changes) await after?.(tx, id, context.actor)
    return { saved, made }
  })
}

interface Change {
  readonly part: string
  readonly value: Json
  readonly path: string
}

interface PageEffect {
  /** Nobody else writes to the page meanwhile. */
  readonly isAlone?: boolean
  /** Does not wait for the next publish. */
  readonly isLiveAtOnce?: boolean
  /** Before the values are written; answers what is written besides, or instead. */
  readonly before?: (tx: Database, page: Page, change: Change) => Promise<Patch>
  readonly after?: (tx: Database, id: string, actor: Actor) => Promise<void>
}

const effects: { readonly [E in Effect]: PageEffect } = {
  naming: {
    before: async (_, { draft }, { part, value, path }) => {
      const others = Object.keys(draft).map(valueKeys.name.partOf)
      if (value === null && !others.some((locale) => locale && locale !== part)) throw invalid(path, 'nameEmpty')
      return {}
    },
  },
  address: {
    before: async (tx, { id, collection }, { part, value }) => {
      const [locale, slug] = [part as Locale, normaliseSlug(String(value ?? ''))]
      if (slug === '') throw new AppError('SLUG_EMPTY')
      await claimSlug(tx, { pageId: id, collection, locale, slug })
      return { [valueKeys.slug.key(locale)]: slug }
    },
    after: releaseSlugs,
  },
  removal: {
    isAlone: true,
    before: async (tx, page, { value }) => {
      // Without its home page the site has no front door.
      if (value !== null && page.role === 'home') throw new AppError('IN_USE')
      return value === null ? reclaim(tx, page) : {}
    },
    after: releaseSlugs,
  },
  // Nobody expects a page that was just locked to stay open until the next publish.
  lock: { isAlone: true, isLiveAtOnce: true, after: lockLivePage },
}

/** Takes a page's addresses back; those that have gone to other pages meanwhile are numbered. */
async function reclaim(tx: Database, { id: pageId, collection, draft }: Page): Promise<Patch> {
  const slugs: Record<string, string> = {}
  for (const [key, slug] of Object.entries(draft)) {
    const locale = valueKeys.slug.partOf(key)
    if (locale) slugs[key] = await claimFreeSlug(tx, { pageId, collection, locale, slug: String(slug) })
  }
  return slugs
}

async function lockLivePage(tx: Database, id: string, actor: Actor): Promise<void> {
  const live = await tx.rows(sql`
    update bf_pages set published = case when draft ? 'password'
      then published || jsonb_build_object('password', draft -> 'password') else published - 'password' end
    where id = ${id} and published is not null returning id`)
  // Like all that goes live: the history shows it, and programs hear of it.
  if (live.length > 0) await writeRevision(tx, id, actor)
  await expirePages(tx, ['site', `page:${id}`])
}

function pick(revs: Revisions, keys: readonly string[]): Revisions {
  return Object.fromEntries(keys.map((key) => [key, revs[key] ?? 0]))
}
