import type { Answer } from '@blickfang/contract/api/client.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { call } from '../../client/call.ts'
import { useAnswer } from '../../client/use-answer.ts'
import type { Sentences } from './messages.generated.ts'

export type Words = Translate<Sentences>
export type Invitation = Answer<'listInvitations'>['invitations'][number]

/** Pause after which a mail that is on its way is looked at again, in ms. */
const pauseMs = 5_000

const list = () => call('listInvitations', {})

const pauseAfter = ({ invitations }: Answer<'listInvitations'>) =>
  invitations.some(({ state, mail }) => state === 'open' && mail === 'waiting') && pauseMs

/** The open invitations, with a sentence where they cannot be read; read again for as long as a mail is on its way. */
export function useInvitations() {
  const { answer, fault, load } = useAnswer(list, pauseAfter)
  return { invitations: answer?.invitations ?? [], fault, load }
}
