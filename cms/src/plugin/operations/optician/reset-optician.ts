import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { getOptician as getContract, resetOptician as resetContract } from '@blickfang/contract/api/v1/optician.ts'
import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { sql } from '@payloadcms/db-postgres'
import { notFound } from '../../errors/not-found.ts'
import type { Call } from '../operation-context.ts'
import { listBranchValues } from './branch-values.ts'

interface BranchRow extends Pick<BranchView, 'id' | 'name' | 'street' | 'streetNumber' | 'zip' | 'city'> {
  readonly periods: BranchView['periods'] | null
  readonly at: string | null
}

/** The shop's branches in their order. */
export async function getOptician({ db }: Pick<Call<typeof getContract>, 'db'>): Promise<AnswerOf<typeof getContract>> {
  const rows = await db.rows<BranchRow>(sql`
    select b.id, b.name, coalesce(b.street, '') as street, coalesce(b.street_number, '') as "streetNumber",
      coalesce(b.zip, '') as zip, coalesce(b.city, '') as city,
      nullif(f.data->'periods', 'null') as periods, f.loaded_at as at
    from bf_branches b left join bf_feeds f on f.key = 'reviews:' || b.id order by b.created_at, b.id`)
  const filled = new Map((await listBranchValues(db)).map(({ id, values, revs }) => [id, { values, revs }]))
  return {
    branches: rows.map(({ periods, at, ...branch }) => ({
      ...branch,
      ...(filled.get(branch.id) ?? { values: {}, revs: {} }),
      lookedUp: periods && at ? { periods, at: new Date(at).toISOString() } : null,
    })),
  }
}

/** Sets a branch's week to what was looked up last; its special days stay. Throws NOT_FOUND, UNAVAILABLE. */
export async function resetOptician(call: Call<typeof resetContract>): Promise<AnswerOf<typeof resetContract>> {
  const { payload, body } = call
  const { branches } = await getOptician(call)
  const branch = branches.find(({ id }) => id === body.branchId)
  if (!branch) throw notFound('branch')
  if (!branch.lookedUp) throw new AppError('UNAVAILABLE', undefined, new Error('No opening hours are known'))
  const { periods } = branch.lookedUp
  // The contract has let nobody but editors in; the collection's hooks let pages go.
  await payload.update({ collection: 'bf-branches', id: branch.id, data: { periods }, depth: 0, overrideAccess: true })
  return { periods }
}
