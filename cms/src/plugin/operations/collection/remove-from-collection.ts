import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { removeFromCollection as contract } from '@blickfang/contract/api/v1/collection.ts'
import type { Saved } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { savePage } from '../values/save-page.ts'
import { holdContainer } from './container.ts'

/** Removes a page of a collection. Its place in containers stays, should it come back. Throws NOT_FOUND. */
export async function removeFromCollection(call: Call<typeof contract>): Promise<Saved> {
  const { groupId: id } = call.body
  return call.db.transaction(async (db) => {
    const { members } = await holdContainer(db, call.body)
    if (!members.some((member) => member.id === id)) throw new AppError('NOT_FOUND')
    const { saved } = await savePage({ ...call, db }, { id, patch: { deleted: true }, base: null })
    return saved
  })
}
