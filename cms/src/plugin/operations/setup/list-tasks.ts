import { groups } from '@blickfang/blocks/groups.ts'
import type { listTasks as contract, Task, TaskKind } from '@blickfang/contract/api/v1/setup/tasks.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { keyIn } from '../../reading/read-sql.ts'
import { listOf } from '../content/content-table.ts'
import type { Operation } from '../operation-context.ts'
import { getSettings } from '../settings/save-settings.ts'

/** Lists what is left to do until a new site is whole, worked out of its drafts and settings. */
export const listTasks: Operation<typeof contract> = async ({ db }) => {
  const { settings } = await getSettings({ db })
  const [pages, samples, branch] = [await pagesOf(db), await samplesOf(db), await branchOf(db)]
  const byRole = (role: string) => pages.find((page) => page.role === role)
  const home = byRole('home')
  const live = (kind: TaskKind & ('home' | 'imprint' | 'privacy')) => {
    const page = byRole(kind)
    return task(kind, page?.isLive ?? true, { pageId: page?.id ?? null })
  }
  const others = pages.filter(({ role, isLive, isInMenu }) => !isLive && (isInMenu || role === 'contact'))
  const sampled = samples.reduce((sum, { count }) => sum + count, 0)
  return {
    tasks: [
      task('sample', sampled === 0, { pageId: samples[0]?.pageId ?? null, count: sampled }),
      task('picture', home?.hasPicture ?? true, { pageId: home?.id ?? null }),
      task('logo', settings.header.logo !== null),
      task('branch', branch?.hasAddress ?? false, { branchId: branch?.id ?? null }),
      task('hours', branch?.hasHours ?? false, { branchId: branch?.id ?? null }),
      live('imprint'),
      live('privacy'),
      live('home'),
      task('pages', others.length === 0, { count: others.length }),
    ],
  }
}

type Place = Pick<Task, 'pageId' | 'branchId' | 'count'>

function task(kind: TaskKind, isDone: boolean, place: Partial<Place> = {}): Task {
  return { kind, isDone, pageId: null, branchId: null, count: 0, ...place }
}

interface Page {
  readonly id: string
  readonly role: string | null
  readonly isLive: boolean
  readonly isInMenu: boolean
  readonly hasPicture: boolean
}

const isThere = sql`coalesce((draft ->> 'deleted')::boolean, false) = false`

async function pagesOf(db: Database): Promise<readonly Page[]> {
  return db.rows<Page>(sql`
    select id, role, published is not null as "isLive",
      exists (select from bf_navigation n, jsonb_array_elements(n.children) child where child ->> 'page' = bf_pages.id::text) as "isInMenu",
      exists (select from bf_fields f where f.page_id = bf_pages.id and f.kind = 'media' and f.draft ->> 'mediaId' is not null) as "hasPicture"
    from bf_pages where ${isThere} order by draft ->> 'order' collate "C"`)
}

/** Samples of the catalogue, by block and field. Those of buttons, and those that may stay, say nothing untrue. */
const samples = [...groups].flatMap(([name, { group }]) =>
  Object.entries(group.fields).flatMap(([field, { kind, sample, mayStay }]) =>
    sample && !mayStay && kind !== 'button' ? [{ group: name, field, sample }] : [],
  ),
)

/** How many words of each page are still a sample, the page with the most first. */
async function samplesOf(db: Database): Promise<readonly { readonly pageId: string; readonly count: number }[]> {
  return db.rows(sql`
    select f.page_id as "pageId", count(*)::int as count
    from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb) as s("group" text, field text, sample text)
    join bf_groups g on g.name = s."group" and coalesce((g.draft ->> 'deleted')::boolean, false) = false
    join bf_fields f on f.group_id = g.id and f.name = s.field
    join bf_pages p on p.id = f.page_id and coalesce((p.draft ->> 'deleted')::boolean, false) = false
    where exists (
      select from unnest(${listOf(locales, 'text')}) as locale
      where trim(f.draft -> ${keyIn('content', sql`locale`)} ->> 'text') = s.sample)
    group by f.page_id order by count(*) desc, f.page_id`)
}

interface Branch {
  readonly id: string
  readonly hasAddress: boolean
  readonly hasHours: boolean
}

/** The first branch that lacks something, else any. */
async function branchOf(db: Database): Promise<Branch | undefined> {
  const [branch] = await db.rows<Branch>(sql`
    select id, coalesce(street, '') <> '' or coalesce(city, '') <> '' as "hasAddress",
      exists (select from bf_branches_periods p where p._parent_id = bf_branches.id) as "hasHours"
    from bf_branches order by 2, 3, created_at limit 1`)
  return branch
}
