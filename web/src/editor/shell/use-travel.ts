'use client'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { keepSessionNote, sessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { useCallback, useEffect } from 'react'
import { useEditor, usePageEntry } from '../context/editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import { useStepName } from '../words/use-step-name.ts'
import { showChange } from './show-change.ts'
import { useNotify } from './use-notify.ts'
import { useOpenPage } from './use-open-page.ts'

type Step = 'undo' | 'redo'
export type Travel = (step: Step) => void

/** Where a step that belongs to another language waits while the page opens in that one. */
const waitingKey = 'blickfang-step'

/** Takes back or repeats the last step and shows what changed. Words of another language change there: the page opens in it first. */
export function useTravel(): Travel {
  const session = useEditor()
  const openPage = useOpenPage()
  const entry = usePageEntry()
  useArrivedStep(session)
  return useCallback(
    (step) => {
      session.typing.commit()
      const locale = stepOf(session, step).locale
      if (!locale || locale === session.document.locale || !entry) return showChange(session[step]())
      keepSessionNote(waitingKey, `${step} ${session.document.pageId}`)
      openPage(entry, { locale })
    },
    [session, openPage, entry],
  )
}

/** Does the step that brought the person here, and says so. */
function useArrivedStep(session: EditorSession): void {
  const { panels: t, language } = useWords()
  const notify = useNotify()
  const stepName = useStepName()
  useEffect(() => {
    const { pageId, locale } = session.document
    const step = (['undo', 'redo'] as const).find((name) => sessionNote(waitingKey) === `${name} ${pageId}`)
    if (!step) return
    const look = () => {
      const { label, locale: where } = stepOf(session, step)
      if (where !== locale) return
      stop()
      keepSessionNote(waitingKey, null)
      const name = stepName(t(`toolbar.${step}`), label)
      notify.success(t('toolbar.stepIn', { step: name, language: localeName(locale, language) }))
      showChange(session[step]())
    }
    const stop = session.history.subscribe(look)
    look()
    return stop
  }, [session, notify, stepName, t, language])
}

function stepOf({ history }: EditorSession, step: Step) {
  const { undoLabel, undoLocale, redoLabel, redoLocale } = history.getState()
  return step === 'undo' ? { label: undoLabel, locale: undoLocale } : { label: redoLabel, locale: redoLocale }
}
