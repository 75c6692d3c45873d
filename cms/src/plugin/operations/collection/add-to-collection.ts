import { findGroup } from '@blickfang/blocks/groups.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { addToCollection as contract } from '@blickfang/contract/api/v1/collection.ts'
import { withShown } from '@blickfang/contract/kernel/items/items.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { invalid } from '../../errors/invalid.ts'
import { getLanguages } from '../content/get-languages.ts'
import type { Call } from '../operation-context.ts'
import { addPage } from '../page/add-page.ts'
import { type Container, holdContainer, saveItems } from './container.ts'

type AddToCollection = Call<typeof contract>

/**
 * Shows a member of a collection in a container, keeps it back, or adds a page to the collection. Throws NOT_FOUND for a container
 * or member that is not there, INVALID for a block that shows no such collection.
 */
export async function addToCollection(call: AddToCollection): Promise<AnswerOf<typeof contract>> {
  const { action, pageId, groupId } = call.body
  return call.db.transaction(async (db) => {
    const container = await holdContainer(db, call.body)
    if (action === undefined) return addMember({ ...call, db }, container)
    const id = pageId ?? groupId
    if (id === undefined) throw invalid('pageId', 'required')
    if (!container.members.some((member) => member.id === id)) throw new AppError('NOT_FOUND')
    const saved = await saveItems({ ...call, db }, container, withShown(container.items, id, action === 'add'))
    return { ...saved, page: null }
  })
}

/** The new page stands behind the others, also in a container that shows only what was chosen. */
async function addMember(call: AddToCollection, container: Container): Promise<AnswerOf<typeof contract>> {
  const { collectionName, initialGroups, initialMeta, lang: asked } = call.body
  const lang = asked ?? (await getLanguages(call.db)).default
  const { item, detail } = container.collection
  const label = item ?? findGroup(detail)?.group.label ?? container.block.label
  const body = { collectionName, initialGroups, initialMeta: initialMeta ?? { name: labelIn(label, lang) }, lang }
  const { page } = await addPage({ ...call, body })
  const saved = await saveItems(call, container, withShown(container.items, page.id, true))
  return { ...saved, page }
}
