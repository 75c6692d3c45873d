import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer, Input } from '@blickfang/contract/api/client.ts'
import { call } from '../../cms/api-client.ts'
import type { Target } from '../model/change.ts'
import { conflictDetailSchema } from './conflict-detail.ts'
import type { AddEntry, Entry, ValueEntry } from './entry.ts'
import { sendAlt } from './media/send-alt.ts'
import { requestOptions } from './request-options.ts'
import type { SettingsLink } from './settings-link.ts'
import type { Outcome, SendOptions, Transport } from './transport.ts'

interface Context {
  /** Sentence for a person about a refusal of what was done to an item. */
  readonly sentence: (error: ApiError, target: Target | null) => Promise<string>
  readonly settings: SettingsLink
}

/** Sends entries to API v1 and says what became of each; it never throws. */
export function httpTransport(context: Context): Transport {
  const send: Transport['send'] = async (entries, how) => {
    try {
      return await sendTogether(entries, context, how)
    } catch (error) {
      const outcomes = await Promise.all(entries.map((entry) => outcomeOf(error, entry, context)))
      // What is wrong with one of them says nothing of the others: each is sent by itself.
      const isOneToBlame = entries.length > 1 && outcomes.some(({ type }) => type === 'refused')
      return isOneToBlame ? (await Promise.all(entries.map((entry) => send([entry], how)))).flat() : outcomes
    }
  }
  return { send }
}

async function sendTogether(
  entries: readonly Entry[],
  context: Context,
  how: SendOptions,
): Promise<readonly Outcome[]> {
  const [first] = entries
  if (first?.type === 'addGroup') return [await sendGroups(first, how)]
  if (first?.target.itemType === 'settings') return [await context.settings.send(first, how)]
  if (first?.target.itemType === 'media') return [await sendAlt(first, how)]
  const values = entries.filter((entry): entry is ValueEntry => entry.type === 'value')
  const body = values.map(({ target, key, value, base }) => ({ ...target, key, value, base })) as Input<'saveValues'>
  const { answers = [] } = await call('saveValues', body, requestOptions(body, how.keepalive)).catch(
    (error: unknown) => {
      // An older server, that does not have this call yet: a newer one will.
      throw error instanceof ApiError && error.code === 'NOT_FOUND' ? new ApiError('UNAVAILABLE', 503) : error
    },
  )
  return Promise.all(values.map((entry, index) => outcomeIn(answers[index], entry, context)))
}

async function outcomeIn(
  answer: Answer<'saveValues'>['answers'][number] | undefined,
  entry: Entry,
  context: Context,
): Promise<Outcome> {
  if (!answer) return { type: 'lost', offline: false }
  if (!answer.success) return outcomeOf(new ApiError(answer.code, answer.status, answer), entry, context)
  return { type: 'saved', revs: answer.revs, status: answer.itemStatus, made: answer.made }
}

async function sendGroups({ groups, pageId, copyOf }: AddEntry, { keepalive }: SendOptions): Promise<Outcome> {
  const [block, ...cards] = groups
  const [original, ...copiedCards] = copyOf ?? []
  if (!block) return { type: 'added', groups: [] }
  const body = {
    pageId,
    groupName: block.name,
    id: block.id,
    order: String(block.values.order),
    ...(original ? { copyOf: original, copiedCards } : { childIds: cards.map((card) => card.id) }),
    ...(block.parentId && { parentId: block.parentId }),
  }
  const answer = await call('addGroup', body, requestOptions(body, keepalive))
  return { type: 'added', groups: answer.groups }
}

async function outcomeOf(error: unknown, entry: Entry, { sentence }: Context): Promise<Outcome> {
  // Whatever cannot even be put into a request will never be taken: a person has to see it.
  if (!(error instanceof ApiError))
    return { type: 'refused', message: error instanceof Error ? error.message : String(error) }
  if (error.code === 'UNAUTHENTICATED') return { type: 'signedOut' }
  if (error.isOffline) return { type: 'lost', offline: true }
  if (error.status >= 500 || error.status === 429) return { type: 'lost', offline: false }
  const theirs = error.code === 'CONFLICT' ? conflictDetailSchema.safeParse(error.detail.conflict) : null
  const found = entry.type === 'value' ? theirs?.data?.find((conflict) => conflict.key === entry.key) : undefined
  if (found) return { type: 'conflict', theirs: { value: found.value, rev: found.rev, by: found.by, at: found.at } }
  if (theirs?.data?.length)
    return { type: 'stale', revs: Object.fromEntries(theirs.data.map(({ key, rev }) => [key, rev])) }
  try {
    return { type: 'refused', message: await sentence(error, targetOf(entry)) }
  } catch (missing) {
    // What would say why has not come: it is sent again, and refused again, once that can.
    console.warn(missing)
    return { type: 'lost', offline: false }
  }
}

/** Item that a refusal is about: that of a value, or the board of a new card. */
function targetOf(entry: Entry): Target | null {
  if (entry.type === 'value') return entry.target
  const parentId = entry.groups[0]?.parentId
  return parentId ? { itemType: 'group', id: parentId } : null
}
