'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { definePart } from '../../../ui/parts/define-part.ts'
import { usePart } from '../../../ui/parts/use-part.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { allBlocks } from '../../model/catalogue/late-blocks.ts'
import { PageEvents } from '../../overlay/pointing/page-events.ts'
import { type KeptForTools, keepForTools } from './keep-for-tools.ts'
import { useDialogKeys } from './use-dialog-keys.ts'
import { usePanelKeys } from './use-panel-keys.ts'
import { whenSteps } from './when-steps.ts'

/**
 * Asked for as soon as the page can be typed in, without an idle moment: somebody wants to see what can be done. They speak of
 * blocks that are not on the page too, and come once every block is known.
 */
const tools = definePart(async () => {
  const [{ Tools }] = await Promise.all([import('./tools.tsx'), allBlocks.load()])
  return Tools
})

/** Mark in the browser's timeline: a first text waits for nothing that is asked for from here on. */
const pageMark = 'blickfang-editor-page'

/** The tools, from when their code has come. Requests that come meanwhile are noted, and done then. */
export function LateTools({ isOn }: { isOn: boolean }) {
  const session = useEditor()
  const kept = useRef<KeptForTools | null>(null)
  const Tools = usePart(tools, { isWanted: true, giveUp: () => {} })
  useLayoutEffect(() => void performance.mark(pageMark), [])
  useDialogKeys()
  usePanelKeys()
  useEffect(() => {
    if (tools.loaded() !== null) return
    const keeping = keepForTools(session)
    kept.current = keeping
    return keeping.stop
  }, [session])
  const onReady = () => {
    const start = () => session.start()
    void whenSteps({ history: session.history, start }).then(() => kept.current?.give())
  }
  return (
    <>
      {isOn && <PageEvents />}
      {Tools && <Tools isOn={isOn} onReady={onReady} />}
    </>
  )
}
