import type { Answer } from '@blickfang/contract/api/client.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'

type State =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly sentence: string }
  | { readonly step: 'ready'; readonly answer: Answer<'listChanges'>; readonly isAllSaved: boolean }

/** Changes that publishing the open page will make. Unsent words are sent first, so that the list is complete. */
export function useChanges(): { readonly state: State; readonly reload: () => void } {
  const session = useEditor()
  const { language } = useWords()
  const [state, setState] = useState<State>({ step: 'loading' })
  const load = useCallback(async (): Promise<State> => {
    try {
      const isAllSaved = await session.flush()
      return { step: 'ready', answer: await call('listChanges', { id: session.document.pageId }), isAllSaved }
    } catch (error) {
      return { step: 'failed', sentence: errorSentence(error, language) }
    }
  }, [session, language])
  useEffect(() => {
    let isCurrent = true
    void load().then((next) => isCurrent && setState(next))
    return () => {
      isCurrent = false
    }
  }, [load])
  const reload = useCallback(() => {
    setState({ step: 'loading' })
    void load().then(setState)
  }, [load])
  return { state, reload }
}
