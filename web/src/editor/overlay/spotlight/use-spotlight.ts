import { useEffect } from 'react'
import { useEditor, useOverlay } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { isPressed } from '../../shell/keys/shortcuts.ts'
import { useNotify } from '../../shell/use-notify.ts'
import './spotlight.css'

/** Parts of the page that can be edited: its fields, and the shop's own data. */
const editable = '[data-editing] [data-field], [data-branch][data-part], [data-branch] [data-part]'

/** Frames all that can be edited for as long as it is asked for. Outlines only: the page moves by nothing. Escape ends it, after whatever is open. */
export function useSpotlight(): void {
  const { overlay } = useEditor()
  const { engine: t } = useWords()
  const notify = useNotify()
  const isOn = useOverlay((state) => state.isSpotlit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of that moment
  useEffect(() => {
    if (!isOn) return
    const { dataset } = document.documentElement
    dataset.spotlight = ''
    notify.news(t('spotlight.on', { count: document.querySelectorAll(editable).length }))
    const onKey = (event: KeyboardEvent) => {
      if (!isPressed(event, 'close') || event.defaultPrevented) return
      event.preventDefault()
      overlay.send({ type: 'spotlight', isOn: false })
    }
    // Menus, windows and texts take the key before this; the panels, whose listener is the window's, do after it.
    document.addEventListener('keydown', onKey)
    return () => {
      delete dataset.spotlight
      document.removeEventListener('keydown', onKey)
    }
  }, [isOn, overlay])
}
