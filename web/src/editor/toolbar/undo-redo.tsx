import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { Redo2, Undo2 } from 'lucide-react'
import { useEditor, useHistory } from '../context/editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import { shortcut } from '../shell/shortcut.ts'
import type { Travel } from '../shell/use-travel.ts'
import { useStepName } from '../words/use-step-name.ts'
import { Tool } from './tool.tsx'

/** The two buttons say what they would do, and in which language when it is not the one on the page. */
export function UndoRedo({ travel }: { travel: Travel }) {
  const { panels: t, language } = useWords()
  const { locale } = useEditor().document
  const { canUndo, canRedo, undoLabel, redoLabel, undoLocale, redoLocale } = useHistory()
  const stepName = useStepName()
  const inLanguage = (step: string, where: Locale | null) =>
    where && where !== locale ? t('toolbar.stepIn', { step, language: localeName(where, language) }) : step
  return (
    <>
      <Tool
        label={inLanguage(stepName(t('toolbar.undo'), undoLabel), undoLocale)}
        shortcut={shortcut('Z', t)}
        disabled={!canUndo}
        onClick={() => travel('undo')}
      >
        <Undo2 size={17} />
      </Tool>
      <Tool
        label={inLanguage(stepName(t('toolbar.redo'), redoLabel), redoLocale)}
        shortcut={shortcut('Z', t, true)}
        disabled={!canRedo}
        onClick={() => travel('redo')}
      >
        <Redo2 size={17} />
      </Tool>
    </>
  )
}
