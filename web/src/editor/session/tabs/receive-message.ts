import type { Revisions } from '@blickfang/contract/content/values.ts'
import { applyPatch, setValue } from '../../model/apply-patch.ts'
import type { Change, Target } from '../../model/change.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { setStatus } from '../../model/standing/set-status.ts'
import type { Entry } from '../../sync/entry.ts'
import type { Outbox } from '../../sync/outbox.ts'
import type { TabMessage } from '../../sync/tabs.ts'
import { receiveGroups, receiveMade, takeBack } from '../receive-answer.ts'
import type { SeenRevisions } from '../revisions.ts'
import type { Typing } from '../typing.ts'
import type { TypingGuard } from '../typing-guard.ts'
import type { TabLink } from './tab-link.ts'

interface Into {
  readonly document: PageDocument
  readonly revisions: SeenRevisions
  readonly typing: Typing
  readonly guard: TypingGuard
  readonly outbox: Outbox
  readonly link: TabLink
  readonly isMine: (target: Target, key: string) => boolean
  readonly hasWords: (groupId: string) => boolean
  readonly entries: () => readonly Entry[]
  /** Something is acknowledged; the target is missing where new blocks are. */
  readonly onSaved: (target?: Target) => void
  /** Another tab has changed the undo stack. */
  readonly onHistory: () => void
}

type MessageOf<Type extends TabMessage['type']> = Extract<TabMessage, { type: Type }>
type Receivers = { readonly [Type in TabMessage['type']]: (message: MessageOf<Type>, into: Into) => void }

/** Receivers, one for each message of another tab of the page. */
const receivers = {
  patch: ({ patch }, into) =>
    into.guard.takeIn(() => {
      for (const change of patch) showChange(change, into)
    }),
  saved: ({ target, revs, status, made }, into) => {
    const { document } = into
    takeRevisions(target, revs, into)
    if (made) receiveMade(target, made, into)
    if (status) setStatus(document, target, status)
    into.onSaved(target)
  },
  seen: ({ target, revs }, into) => takeRevisions(target, revs, into),
  refused: ({ entry }, into) => into.guard.takeIn(() => void takeBack(entry, into)),
  added: ({ groups }, into) => {
    into.guard.takeIn(() => receiveGroups(groups, into))
    into.onSaved()
  },
  list: (list, { link }) => link.mirror(list),
  taken: ({ ids }, { link }) => link.forgetHanded(ids),
  history: (_, { onHistory }) => onHistory(),
  journalled: ({ ids, entries }, { link, outbox }) => {
    if (!link.isSender) return
    void outbox.load(entries).then(() => {
      // Whoever has just opened hands over what they read in the journal, and has had no list yet: what is asked or refused is in it.
      link.tellList()
      link.tell({ type: 'taken', ids })
      // They drew the blocks that they found, too.
      for (const entry of link.entries)
        if (entry.type === 'addGroup' && entry.state === 'rejected' && ids.includes(entry.id))
          link.tell({ type: 'refused', entry })
    })
  },
  decided: ({ id, entry }, { link, outbox }) => {
    if (link.isSender) outbox.decide(id, entry)
  },
  resume: (_, { link, outbox }) => {
    if (link.isSender) outbox.resume()
  },
} satisfies Receivers

export function receiveMessage(message: TabMessage, into: Into): void {
  // A tab of a later release may say what this one does not understand.
  const receive = receivers[message.type] as ((message: TabMessage, into: Into) => void) | undefined
  receive?.(message, into)
}

/** Whoever types here has not seen what another tab was told of: they replace what they see. */
function takeRevisions(target: Target, revs: Revisions, { revisions, typing }: Into): void {
  for (const [key, rev] of Object.entries(revs)) if (!typing.isTyping(target, key)) revisions.set(target, key, rev)
}

/** Shows what another tab has done; what is typed here stays. */
function showChange(change: Change, { document, typing, guard }: Into): void {
  if (change.type === 'addGroup') {
    applyPatch(document, [change])
    return
  }
  const { itemType, id, key, after: value } = change
  const target: Target = { itemType, id }
  if (typing.isTyping(target, key)) return
  if (key === 'deleted' && value === true) guard.keepIfRemoved(id)
  if (guard.mustWait(target, key)) guard.postpone({ target, key, value, rev: null })
  else setValue(document, target, key, value)
}
