import type { Answer } from '@blickfang/contract/api/client.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { call } from '../../../cms/api-client.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { useWords } from '../../locales/words.tsx'

/** Pause after which a mail that is on its way is looked at again, in ms. */
const pauseMs = 5_000

const list = () => call('listInvitations', {})

const pauseAfter = ({ invitations }: Answer<'listInvitations'>) =>
  invitations.some(({ state, mail }) => state === 'open' && mail === 'waiting') && pauseMs

/** The open invitations, null until they have come, and where all accounts are, with a sentence where they cannot be read. */
export function useInvitations() {
  const { language } = useWords()
  const { answer, failure, readAgain: load } = useRead(list, pauseAfter)
  const sentence = failure === null ? null : errorSentence(failure, language)
  return { invitations: answer?.invitations ?? null, accounts: answer?.accounts, failure: sentence, load }
}
