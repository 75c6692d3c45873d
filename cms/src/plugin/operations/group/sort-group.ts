import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { sortGroup as contract } from '@blickfang/contract/api/v1/group.ts'
import { compareSiblings } from '@blickfang/contract/kernel/sibling-order.ts'
import { invalid } from '../../errors/invalid.ts'
import { orderAfter, orderBefore } from '../content/order.ts'
import type { Call } from '../operation-context.ts'
import { getGroup, listSiblings } from './get-group.ts'
import { saveGroup } from './save-group.ts'

/** Moves a group past its neighbour, or to the order that the caller worked out. At the edge nothing happens. */
export async function sortGroup(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const order = call.body.order ?? (await orderPastNeighbour(call))
  return { ...(await saveGroup(call, { order })), order }
}

async function orderPastNeighbour({ db, body }: Call<typeof contract>): Promise<string> {
  if (!body.direction) throw invalid('direction', 'required')
  const group = await getGroup(db, body.pageId, body.groupId)
  const siblings = await listSiblings(db, body.pageId, group.parentId)
  const visible = siblings.filter((sibling) => !sibling.gone || sibling.id === group.id).toSorted(compareSiblings)
  const place = visible.findIndex((sibling) => sibling.id === group.id)
  const neighbour = visible[body.direction === 'up' ? place - 1 : place + 1]
  if (!neighbour) return group.order
  return body.direction === 'up' ? orderBefore(siblings, neighbour.order) : orderAfter(siblings, neighbour.order)
}
