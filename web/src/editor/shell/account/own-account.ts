import { answerPatience } from '@blickfang/contract/api/answer-patience.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { call } from '../../../cms/api-client.ts'

interface OwnAccount {
  readonly name?: string | null
  readonly email: string
  readonly role?: string
}

let asked: Promise<OwnAccount | null> | null = null

/** The account that the person is signed in with, asked for once; null while nobody can tell. */
export function ownAccount(): Promise<OwnAccount | null> {
  asked ??= fetch('/api/bf-users/me', { credentials: 'same-origin', signal: answerPatience() })
    .then((response) => response.json())
    .then((answer: { user?: OwnAccount | null }) => answer.user ?? null)
    .catch(() => {
      asked = null
      return null
    })
  return asked
}

/** Whether the person may invite others: an admin, where accounts are the site's own. The server decides in any case. */
export function useMayInvite(): boolean {
  return useRead(mayInvite).answer ?? false
}

async function mayInvite(): Promise<boolean> {
  if ((await ownAccount())?.role !== 'admin') return false
  return call('listInvitations', {}).then(
    () => true,
    () => false,
  )
}
