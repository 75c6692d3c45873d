import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { useTranslation } from '@payloadcms/ui'
import { failureSentence } from './call.ts'

/** Answer of API v1, read again as `useRead` does, with a sentence where it cannot be read. */
export function useAnswer<A>(load: () => Promise<A>, pauseAfter?: (answer: A) => number | false) {
  const { i18n } = useTranslation()
  const { answer, failure, readAgain } = useRead(load, pauseAfter)
  return { answer, fault: failure === null ? '' : failureSentence(failure, i18n.language), load: readAgain }
}
