import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import type { AnswerOf, BodyOf } from '@blickfang/contract/api/endpoint.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { saveValues as contract } from '@blickfang/contract/api/v1/values.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { navigationSchema } from '@blickfang/contract/content/navigation.ts'
import { itemTypes } from '@blickfang/contract/kernel/value/value.ts'
import { appErrorOf } from '../../errors/app-error-of.ts'
import { invalid } from '../../errors/invalid.ts'
import { isPassing } from '../../errors/is-passing.ts'
import { noteRefusal } from '../../http/note-refusal.ts'
import { saveEntryValue } from '../entries/save-entry-value.ts'
import { updateNavigation } from '../navigation/update-navigation.ts'
import type { Call } from '../operation-context.ts'
import { saveBranchValue } from '../optician/branch-values.ts'
import { requireReach } from '../require-reach.ts'
import { saveItem } from '../values/save-item.ts'

type SaveValues = Call<typeof contract>
type Value = BodyOf<typeof contract>[number]
type Answer = AnswerOf<typeof contract>['answers'][number]

/**
 * Saves values one after the other, each by itself: what is wrong with one keeps no other from being saved, and is answered in
 * its place. Throws only where nothing can be saved at present; what was saved before counts as saved when it is sent again.
 */
export async function saveValues(call: SaveValues): Promise<AnswerOf<typeof contract>> {
  const answers: Answer[] = []
  for (const value of call.body) answers.push(await saveOne(call, value).catch(refusal))
  return { answers }
}

async function saveOne(call: SaveValues, { itemType, id, key, value, base }: Value): Promise<Answer> {
  if (isLiveAtOnce(itemType)) requireReach(call.actor, 'publish')
  if (itemType === 'navigation') {
    const containers = navigationSchema.safeParse(value)
    if (key !== valueKeys.containers.key() || !containers.success) throw invalid(key, 'navigation')
    const body = { containers: containers.data, base }
    const { rev } = await updateNavigation({ ...call, query: undefined, body })
    return { success: true, revs: { [key]: rev }, itemStatus: null, made: {} }
  }
  if (itemType === 'branch')
    return { success: true, itemStatus: null, ...(await saveBranchValue(call, { id, key, value, base })) }
  if (itemType === 'entry')
    return { success: true, itemStatus: null, ...(await saveEntryValue(call, { id, key, value, base })) }
  const { saved, made } = await saveItem(call, { itemType, id, patch: { [key]: value }, base: { [key]: base } })
  return { success: true, revs: saved.revs, itemStatus: saved.itemStatus, made }
}

/** Whether visitors see a value of such an item with its save: neither the menu nor branches and entries have drafts. */
function isLiveAtOnce(itemType: Value['itemType']): boolean {
  return !itemTypes.some((hasDraft) => hasDraft === itemType)
}

function refusal(error: unknown): Answer {
  if (isPassing(error)) throw error
  const { code, status, detail } = appErrorOf(error) ?? new AppError('INTERNAL')
  noteRefusal({ route: `put ${apiAddress('saveValues')}`, status, code, ...(status >= 500 && { err: error }) })
  return { ...detail, success: false, status, code }
}
