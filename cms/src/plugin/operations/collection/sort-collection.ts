import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { sortCollection as contract } from '@blickfang/contract/api/v1/collection.ts'
import { withMoved } from '@blickfang/contract/kernel/items/items.ts'
import type { Call } from '../operation-context.ts'
import { holdContainer, saveItems } from './container.ts'

/** Moves a member of a collection to the place of another one in a container. Throws NOT_FOUND, NOT_IN_COLLECTION. */
export async function sortCollection(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { active, over } = call.body
  return call.db.transaction(async (db) => {
    const container = await holdContainer(db, call.body)
    const isMember = (id: string) => container.members.some((member) => member.id === id)
    if (!isMember(active) || !isMember(over)) throw new AppError('NOT_IN_COLLECTION')
    return saveItems({ ...call, db }, container, withMoved(container.items, active, over))
  })
}
