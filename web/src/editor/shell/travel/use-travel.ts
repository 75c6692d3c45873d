'use client'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { keepSessionNote, sessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useEditor, usePageEntry } from '../../context/editor-context.tsx'
import { useToolWords } from '../../locales/tool-words.tsx'
import { useWords } from '../../locales/words.tsx'
import type { EditorSession } from '../../session/editor-session.ts'
import { useStepName } from '../../words/use-step-name.ts'
import { showChange } from '../show-change.ts'
import { useNotify } from '../use-notify.ts'
import { useOpenPage } from '../use-open-page.ts'

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
      keepSessionNote(waitingKey, noteOf(session, step))
      openPage(entry, { locale })
    },
    [session, openPage, entry],
  )
}

/** Does the step that brought the person here, and says so; forgets it where another one is on top by then. */
function useArrivedStep(session: EditorSession): void {
  const t = useToolWords()
  const { language } = useWords()
  const notify = useNotify()
  const stepName = useStepName()
  const arrive = useEffectEvent((noted: string) => {
    keepSessionNote(waitingKey, null)
    const { locale } = session.document
    const step = (['undo', 'redo'] as const).find((name) => noteOf(session, name) === noted)
    if (!step || stepOf(session, step).locale !== locale) return
    const name = stepName(t(`toolbar.${step}`), stepOf(session, step).label)
    notify.success(t('toolbar.stepIn', { step: name, language: localeName(locale, language) }))
    showChange(session[step]())
  })
  useEffect(() => {
    const noted = sessionNote(waitingKey)
    if (noted === null) return
    let isGone = false
    const look = () => {
      if (!isGone) arrive(noted)
    }
    // The steps are known by then; what kept them away is told by who starts the session.
    session.start().then(look, look)
    return () => {
      isGone = true
    }
  }, [session])
}

/** Names one step of one page. */
function noteOf(session: EditorSession, step: Step): string {
  return `${step} ${session.document.pageId} ${stepOf(session, step).at}`
}

function stepOf({ history }: EditorSession, step: Step) {
  const { undoLabel, undoLocale, undoAt, redoLabel, redoLocale, redoAt } = history.getState()
  return step === 'undo'
    ? { label: undoLabel, locale: undoLocale, at: undoAt }
    : { label: redoLabel, locale: redoLocale, at: redoAt }
}
