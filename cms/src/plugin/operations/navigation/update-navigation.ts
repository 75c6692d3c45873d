import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type {
  updateNavigation as contract,
  getNavigation as getContract,
} from '@blickfang/contract/api/v1/navigation.ts'
import { type NavigationContainer, pagesIn } from '@blickfang/contract/content/navigation.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { sql } from '@payloadcms/db-postgres'
import { expirePages } from '../../cache/expire-pages.ts'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors/invalid.ts'
import { jsonb, listOf } from '../content/content-table.ts'
import type { Call } from '../operation-context.ts'

interface Navigation {
  readonly containers: NavigationContainer[]
  readonly rev: number
}

/** The menu in all languages, in order; without drafts only with pages that are live. */
export async function getNavigation({ db, query }: Call<typeof getContract>): Promise<AnswerOf<typeof getContract>> {
  const navigation = await readNavigation(db)
  if (query.includeDrafts === 'true') return navigation
  const live = await db.rows<{ id: string }>(sql`
    select id from bf_pages where published is not null and published -> 'archived' is distinct from 'true'`)
  const isLive = new Set(live.map(({ id }) => id))
  return {
    ...navigation,
    containers: navigation.containers.map((entry) => ({
      ...entry,
      children: entry.children.filter((child) => child.type === 'booking' || isLive.has(child.page)),
    })),
  }
}

/** Replaces the menu; live at once. Throws CONFLICT with the current one, INVALID for pages that do not exist and labels that nobody sees. */
export async function updateNavigation(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { containers, base } = call.body
  return call.db.transaction(async (tx) => {
    await checkContainers(tx, containers)
    const before = await readNavigation(tx)
    if (isDeepStrictEqual(before.containers, containers)) return before
    const [row] = await tx.rows<{ rev: number }>(sql`
      update bf_settings set navigation_rev = navigation_rev + 1 where navigation_rev = ${base} returning navigation_rev::int as rev`)
    if (!row) return sameOrConflict(await readNavigation(tx), containers)
    await tx.rows(sql`delete from bf_navigation`)
    await tx.rows(sql`
      insert into bf_navigation (id, label, children, "order")
      select id, label, children, place from jsonb_array_elements(${jsonb(containers)}) with ordinality as entry(value, place),
        jsonb_to_record(entry.value) as container(id uuid, label jsonb, children jsonb)`)
    await expirePages(tx, ['site'])
    return { containers, rev: row.rev }
  })
}

async function readNavigation(db: Database): Promise<Navigation> {
  const [row] = await db.rows<Navigation>(sql`
    select navigation_rev::int as rev, (
      select coalesce(json_agg(json_build_object('id', id, 'label', label, 'children', children) order by "order"), '[]') from bf_navigation
    ) as containers from bf_settings`)
  return row ?? { containers: [], rev: 0 }
}

async function checkContainers(tx: Database, containers: readonly NavigationContainer[]): Promise<void> {
  const children = containers.flatMap((container) => container.children)
  const ids = [...containers, ...children].map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw invalid('containers', 'idTwice')
  const labels = containers.flatMap(({ label }) => Object.values(label))
  if (labels.some((label) => label !== '' && !hasVisibleText(label))) throw invalid('containers', 'invisible')
  const pages = [...new Set(pagesIn(containers))]
  const found = await tx.rows(sql`select 1 from bf_pages where id = any(${listOf(pages, 'uuid')})`)
  if (found.length < pages.length) throw invalid('containers', 'unknownPage')
}

function sameOrConflict(current: Navigation, wanted: readonly NavigationContainer[]): Navigation {
  if (isDeepStrictEqual(current.containers, wanted)) return current
  throw new AppError('CONFLICT', {
    conflict: [{ key: 'containers', rev: current.rev, value: current.containers, by: null, at: null }],
  })
}
