import type { Revisions } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { applyPatch, setValue } from '../model/apply-patch.ts'
import type { Patch, Target } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import { setStatus } from '../model/standing/set-status.ts'
import { type Entry, entrySlot } from '../sync/entry.ts'
import type { TabMessage } from '../sync/tabs.ts'
import type { Outcome } from '../sync/transport.ts'
import type { SeenRevisions } from './revisions.ts'

interface Into {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  readonly isMine: (target: Target, key: string) => boolean
  /** Whether words in the group, or in a card of it, are being typed or wait to be sent. */
  readonly hasWords: (groupId: string) => boolean
  /** The outbox after the answer. */
  readonly entries: () => readonly Entry[]
}

/** Takes an answer into document and revisions; returns what other tabs should hear. Nothing here may move the caret. */
export function receiveAnswer(entry: Entry, outcome: Outcome, into: Into): readonly TabMessage[] {
  switch (outcome.type) {
    case 'saved':
      return entry.type === 'value' ? [saved(entry, outcome, into)] : []
    case 'conflict':
      return entry.type === 'value' ? [seen(entry.target, { [entry.key]: outcome.theirs.rev }, into)] : []
    case 'stale':
      return entry.type === 'value' ? [seen(entry.target, outcome.revs, into)] : []
    case 'added': {
      receiveGroups(outcome.groups, into)
      const missing = entry.type === 'addGroup' ? missingIn(outcome.groups, entry.groups) : []
      return [
        { type: 'added', groups: outcome.groups },
        { type: 'patch', patch: takeGroupsAway(into.document, missing) },
      ]
    }
    case 'refused': {
      const isRejected = into.entries().some((other) => other.id === entry.id && other.state === 'rejected')
      return isRejected && takeBack(entry, into) ? [{ type: 'refused', entry }] : []
    }
    default:
      return []
  }
}

function seen(target: Target, revs: Revisions, { revisions }: Into): TabMessage {
  revisions.setAll(target, revs)
  return { type: 'seen', target, revs }
}

function saved(
  { target }: Extract<Entry, { type: 'value' }>,
  { revs, status, made }: Extract<Outcome, { type: 'saved' }>,
  into: Into,
): TabMessage {
  into.revisions.setAll(target, revs)
  if (made) receiveMade(target, made, into)
  if (status) setStatus(into.document, target, status)
  return { type: 'saved', target, revs, status, made }
}

/** Takes in what the server has set along with a save, such as the address of a page that got its name. */
export function receiveMade(
  target: Target,
  made: Readonly<Record<string, Json>>,
  { document, isMine }: Pick<Into, 'document' | 'isMine'>,
): void {
  for (const [key, value] of Object.entries(made)) if (!isMine(target, key)) setValue(document, target, key, value)
}

/** The server may know better what a new block starts with; what has been typed into it since stays. */
export function receiveGroups(
  groups: Extract<Outcome, { type: 'added' }>['groups'],
  { document, revisions, isMine }: Pick<Into, 'document' | 'revisions' | 'isMine'>,
): void {
  const take = (target: Target, values: Readonly<Record<string, Parameters<typeof setValue>[3]>>) => {
    for (const [key, value] of Object.entries(values)) if (!isMine(target, key)) setValue(document, target, key, value)
  }
  applyPatch(document, [{ type: 'addGroup', groups: groups.filter((group) => !document.groups.has(group.id)) }])
  for (const group of groups) {
    take({ itemType: 'group', id: group.id }, group.values)
    for (const field of group.fields) take({ itemType: 'field', id: field.id }, field.values)
  }
  revisions.setGroups(groups)
}

/**
 * Shows the old value again after a refusal, unless a newer one has taken the place of the refused. A new block in which somebody
 * types stays. Returns whether something was taken back.
 */
export function takeBack(
  entry: Entry,
  { document, revisions, hasWords, entries }: Pick<Into, 'document' | 'revisions' | 'hasWords' | 'entries'>,
): boolean {
  if (entry.type === 'addGroup') {
    if (entry.groups.some(({ id }) => hasWords(id))) return false
    takeGroupsAway(document, entry.groups)
    return true
  }
  const isReplaced = entries().some((other) => other.state !== 'rejected' && entrySlot(other) === entrySlot(entry))
  if (isReplaced) return false
  setValue(document, entry.target, entry.key, entry.before)
  // Of what lay in the journal the server may hold a newer one by now, which nobody has seen here.
  revisions.set(entry.target, entry.key, entry.base)
  return true
}

/** Groups that were sent and that the server did not add: cards of an original that somebody had removed by then. */
function missingIn(added: readonly { readonly id: string }[], sent: readonly { readonly id: string }[]) {
  const there = new Set(added.map(({ id }) => id))
  return sent.filter(({ id }) => !there.has(id))
}

/** Takes groups off the page that the server does not have. Returns what other tabs should hear. */
export function takeGroupsAway(document: PageDocument, groups: readonly { readonly id: string }[]): Patch {
  const patch = groups.map(
    ({ id }) => ({ type: 'value', itemType: 'group', id, key: 'deleted', before: null, after: true }) as const,
  )
  applyPatch(document, patch)
  return patch
}
