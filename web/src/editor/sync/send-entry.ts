import { ApiError } from '@blickfang/shared/api/api-error.ts'
import type { Answer } from '@blickfang/shared/api/client.ts'
import { statusSchema } from '@blickfang/shared/content/status.ts'
import { call } from '../../cms/api-client.ts'
import { conflictDetailSchema } from './conflict-detail.ts'
import type { AddEntry, Entry, ValueEntry } from './entry.ts'
import { type RequestContext, requestOf, requestOptions } from './request-of.ts'
import type { SettingsLink } from './settings-link.ts'
import type { Outcome, SendOptions, Transport } from './transport.ts'

interface Context extends Omit<RequestContext, 'current'> {
  /** What a person reads about a refusal. */
  readonly sentence: (error: ApiError) => string
  readonly settings: SettingsLink
}

/** Sends entries to API v1 and says what became of them; it never throws. */
export function httpTransport(context: Context): Transport {
  return {
    send: async (entry, how) => {
      try {
        return entry.type === 'addGroup' ? await sendGroups(entry, how) : await sendValue(entry, context, how)
      } catch (error) {
        return outcomeOf(error, entry, context)
      }
    },
  }
}

async function sendGroups({ groups, pageId }: AddEntry, { keepalive }: SendOptions): Promise<Outcome> {
  const [block, ...cards] = groups
  if (!block) return { type: 'added', groups: [] }
  const body = {
    pageId,
    groupName: block.name,
    id: block.id,
    order: String(block.values.order),
    childIds: cards.map((card) => card.id),
    ...(block.parentId && { parentId: block.parentId }),
  }
  const answer = await call('addGroup', body, requestOptions(body, keepalive))
  return { type: 'added', groups: answer.groups }
}

async function sendValue(entry: ValueEntry, context: Context, how: SendOptions): Promise<Outcome> {
  if (entry.target.itemType === 'settings') return context.settings.send(entry, how)
  const answer = await requestOf(entry, { ...context, current: how.current }).run({ keepalive: how.keepalive })
  if ('rev' in answer) return { type: 'saved', revs: { [entry.key]: answer.rev }, status: null }
  const status = statusSchema.safeParse(answer.itemStatus)
  const made = 'madeSlugs' in answer ? { made: madeValues(answer.madeSlugs) } : {}
  return { type: 'saved', revs: answer.revs, status: status.success ? status.data : null, ...made }
}

function madeValues(slugs: Answer<'updatePageInfo'>['madeSlugs']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [`slug.${locale}`, slug]))
}

function outcomeOf(error: unknown, entry: Entry, { sentence }: Context): Outcome {
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
  return { type: 'refused', message: sentence(error) }
}
