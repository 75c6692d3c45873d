import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { Redo2, Undo2 } from 'lucide-react'
import { useEditor, useHistory } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import { useWords } from '../locales/words.tsx'
import { shortcut } from '../shell/shortcut.ts'
import type { Travel } from '../shell/travel/use-travel.ts'
import { useNotify } from '../shell/use-notify.ts'
import { useStepName } from '../words/use-step-name.ts'
import { isTouched } from './is-touched.ts'
import { Tool } from './tool.tsx'

/** The two buttons say what they would do, to a finger what they have done, and in which language when it is not the one on the page. */
export function UndoRedo({ travel }: { travel: Travel }) {
  const t = useToolWords()
  const { language } = useWords()
  const { locale } = useEditor().document
  const { canUndo, canRedo, undoLabel, redoLabel, undoLocale, redoLocale } = useHistory()
  const stepName = useStepName()
  const inLanguage = (step: string, where: Locale | null) =>
    where && where !== locale ? t('toolbar.stepIn', { step, language: localeName(where, language) }) : step
  const notify = useNotify()
  const back = inLanguage(stepName(t('toolbar.undo'), undoLabel), undoLocale)
  const forward = inLanguage(stepName(t('toolbar.redo'), redoLabel), redoLocale)
  // A finger sees no tooltip, and what goes may stand far from here.
  const go = (direction: 'undo' | 'redo', step: string) => {
    travel(direction)
    if (isTouched()) notify.step(step)
  }
  return (
    <>
      <Tool label={back} shortcut={shortcut('Z', t)} disabled={!canUndo} onClick={() => go('undo', back)}>
        <Undo2 size={17} />
      </Tool>
      <Tool label={forward} shortcut={shortcut('Z', t, true)} disabled={!canRedo} onClick={() => go('redo', forward)}>
        <Redo2 size={17} />
      </Tool>
    </>
  )
}
