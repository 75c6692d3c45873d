import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { applyTranslation, type TranslatedText } from '../../commands/apply-translation.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { EditorSession } from '../../session/editor-session.ts'
import { loadTranslations, type TranslationAnswer } from '../../shell/translation/load-translations.ts'

export type Plan = Answer<'planTranslation'>

/** Result of a translation: texts that were taken, texts that were not, and why the service stopped, if it did. */
export interface Outcome {
  readonly taken: readonly TranslatedText[]
  readonly refused: readonly TranslationAnswer[]
  readonly sentence: string | null
}

export type TranslationState =
  | { readonly step: 'counting' }
  | { readonly step: 'failed'; readonly sentence: string }
  | { readonly step: 'planned'; readonly plan: Plan; readonly isStopped: boolean }
  | { readonly step: 'running'; readonly plan: Plan; readonly done: number }
  | { readonly step: 'done'; readonly outcome: Outcome }

/** Counts what a translation takes, and carries it out: all that has come becomes one step, and nothing does once it is stopped. */
export function useTranslation() {
  const session = useEditor()
  const { language } = useWords()
  const [state, setState] = useState<TranslationState>({ step: 'counting' })
  const running = useRef<AbortController | null>(null)

  const count = useCallback(async () => {
    setState({ step: 'counting' })
    try {
      setState({ step: 'planned', plan: await loadPlan(session), isStopped: false })
    } catch (error) {
      setState({ step: 'failed', sentence: errorSentence(error, language) })
    }
  }, [session, language])
  useEffect(() => {
    void count()
    // A window that is closed has been left: nothing of it comes onto the page later.
    return () => running.current?.abort()
  }, [count])

  async function start(plan: Plan) {
    const controller = new AbortController()
    running.current = controller
    const answers: TranslationAnswer[] = []
    setState({ step: 'running', plan, done: 0 })
    let sentence: string | null = null
    try {
      const { pageId, locale } = session.document
      const onAnswers = (texts: readonly TranslationAnswer[]) => {
        answers.push(...texts)
        setState({ step: 'running', plan, done: answers.length })
      }
      await loadTranslations({
        ...{ pageId, from: plan.from, to: locale, items: plan.items, signal: controller.signal, onAnswers },
      })
    } catch (error) {
      if (controller.signal.aborted) return setState({ step: 'planned', plan, isStopped: true })
      sentence = errorSentence(error, language)
    }
    const texts = answers.flatMap(({ part, id, content }) => (content ? [{ part, id, content }] : []))
    const changed = new Set(
      session.run(applyTranslation, { texts }).map((change) => change.type === 'value' && change.id),
    )
    const outcome = {
      taken: texts.filter(({ id }) => changed.has(id)),
      refused: answers.filter(({ failed }) => failed !== null),
      sentence,
    }
    setState({ step: 'done', outcome })
  }
  return { state, count, start, stop: () => running.current?.abort() }
}

async function loadPlan(session: EditorSession): Promise<Plan> {
  // What was typed a moment ago is a person's, and a block that was just added is not on the server yet.
  if (!(await session.flush())) throw new ApiError('UNAVAILABLE', 0)
  const { pageId, locale } = session.document
  return call('planTranslation', { id: pageId, to: locale })
}
