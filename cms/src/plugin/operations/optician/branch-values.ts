import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { type BranchValues, branchOptions, findBranchValue } from '@blickfang/contract/content/branch-values.ts'
import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { reasonOf } from '@blickfang/contract/options/option-values.ts'
import type { NotedDay } from '@blickfang/contract/options/special-days/option.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { revisionOf } from '../../db/revision-of.ts'
import { invalid } from '../../errors/invalid.ts'
import { notFound } from '../../errors/not-found.ts'
import type { OperationContext } from '../operation-context.ts'

interface Branch {
  readonly id: string
  readonly values: BranchValues
  readonly revs: Revisions
}

/** The values of each branch that editors fill in, in their order. Notes are those of all languages. */
export async function listBranchValues(db: Database): Promise<readonly Branch[]> {
  const rows = await db.rows<{ id: string; values: BranchValues }>(sql`
    select b.id, json_build_object(
      'name', b.name, 'street', coalesce(b.street, ''), 'streetNumber', coalesce(b.street_number, ''),
      'zip', coalesce(b.zip, ''), 'city', coalesce(b.city, ''), 'phone', coalesce(b.phone, ''), 'email', coalesce(b.email, ''),
      'periods', coalesce((select json_agg(json_build_object('day', p.day::int, 'open', p.open, 'close', p.close) order by p._order)
        from bf_branches_periods p where p._parent_id = b.id), '[]'),
      'special', coalesce((select json_agg(json_build_object('date', s.date, 'open', s.open, 'close', s.close,
        'notes', coalesce(s.note_by_language, '{}')) order by s._order) from bf_branches_special s where s._parent_id = b.id), '[]')
    ) as values from bf_branches b order by b.created_at, b.id`)
  return rows.map((row) => {
    const known = Object.entries(row.values).filter(([key]) => Object.hasOwn(branchOptions, key))
    return { ...row, revs: Object.fromEntries(known.map(([key, value]) => [key, revisionOf(value)])) }
  })
}

/** Nobody else writes to the branch until the transaction ends: its days are written along with whatever is changed of it. */
export async function lockBranch(tx: Database, id: string): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('branch ' || ${id}, 0))`)
}

interface SaveBranchValue {
  readonly id: string
  readonly key: string
  readonly value: Json
  readonly base: number
}

/** Saves one value of a branch; live at once. Throws NOT_FOUND, INVALID, and CONFLICT where somebody has changed it since. */
export function saveBranchValue(
  { payload }: Pick<OperationContext, 'payload'>,
  { id, key, value, base }: SaveBranchValue,
): Promise<{ revs: Revisions; made: Record<string, Json> }> {
  const parsed = findBranchValue(key)?.schema.safeParse(value)
  if (!parsed) throw invalid(key, 'unknownValue')
  if (parsed.error) throw invalid(key, reasonOf(parsed.error))
  const wanted = parsed.data as Json
  return inTransaction(payload, async ({ req, tx }) => {
    await lockBranch(tx, id)
    const before = await getValue(tx, id, key)
    if (isSameValue(before, wanted)) return answer(key, value, before)
    if (revisionOf(before) !== base) {
      const conflict = [{ key, rev: revisionOf(before), value: before, by: null, at: null }]
      throw new AppError('CONFLICT', { conflict })
    }
    const data = { [key]: key === 'special' ? (wanted as unknown as readonly NotedDay[]).map(asRow) : wanted }
    // The contract has let nobody but editors in; the collection's hooks let pages go.
    await payload.update({ collection: 'bf-branches', id, data, depth: 0, req, overrideAccess: true })
    return answer(key, value, await getValue(tx, id, key))
  })
}

async function getValue(tx: Database, id: string, key: string): Promise<Json> {
  const branch = (await listBranchValues(tx)).find((one) => one.id === id)
  if (!branch) throw notFound('branch')
  return branch.values[key] ?? null
}

function asRow({ notes, ...day }: NotedDay) {
  return { ...day, noteByLanguage: notes }
}

/** Answers with the kept value where it is tidier than the one that was sent. */
function answer(key: string, sent: Json, stored: Json): { revs: Revisions; made: Record<string, Json> } {
  return { revs: { [key]: revisionOf(stored) }, made: isSameValue(sent, stored) ? {} : { [key]: stored } }
}
