import { useCallback, useEffect } from 'react'
import { useEditor } from '../../context/editor-context.tsx'
import type { EditorSession } from '../../session/editor-session.ts'
import { isPressed } from '../keys/shortcuts.ts'
import { showField } from '../show-field.ts'
import { nextTranslation } from './next-translation.ts'

/** The field that is selected, if one is. */
function selectedField({ overlay, document }: EditorSession): string | null {
  const { selected } = overlay.getState()
  if (!selected?.field) return null
  return document.groups.get(selected.groupId)?.getState().fields[selected.field]?.id ?? null
}

/** Leads to the next translation that is missing or needs a look, or to the one before, with the caret in it; false: there is none. */
export function useShowTranslation(): (step: 1 | -1) => boolean {
  const session = useEditor()
  return useCallback(
    (step) => {
      const next = nextTranslation(session.document, selectedField(session), step)
      if (next) showField(session, next)
      return next !== null
    },
    [session],
  )
}

/** F8 leads to the next open translation, Shift+F8 to the one before. */
export function useTranslationKeys(isOn: boolean): void {
  const show = useShowTranslation()
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const isNext = isPressed(event, 'nextTranslation')
      if (!(isNext || isPressed(event, 'previousTranslation')) || isInDialog(event.target)) return
      event.preventDefault()
      show(isNext ? 1 : -1)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [isOn, show])
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}
