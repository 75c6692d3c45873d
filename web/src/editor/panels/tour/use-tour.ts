import { useEffect } from 'react'
import { call } from '../../../cms/api-client.ts'
import { useShell } from '../../context/editor-context.tsx'
import { isPreview } from '../../preview/preview-frame.ts'
import { isBusy, restMs } from '../changelog/use-changelog.ts'
import { keepTour, knowsTour } from './seen-tour.ts'

/**
 * Begins the tour for whoever has never seen it, with the tools open, once nobody is in the middle of anything. Not in a frame, where
 * a page is looked at or edited beside another.
 */
export function useTour(hasTools: boolean): void {
  const shell = useShell()
  useEffect(() => {
    if (!hasTools || isPreview() || window.parent !== window || knowsTour()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const later = (then: () => void) => {
      if (!isOver) timer = setTimeout(then, restMs)
    }
    function beginAtRest() {
      if (knowsTour()) return
      if (isBusy() || shell.getState().dialog) return later(beginAtRest)
      shell.setState({ dialog: { type: 'tour' } })
    }
    later(() => {
      call('getTour', {}).then(
        ({ isSeen }) => (isSeen ? keepTour() : !isOver && beginAtRest()),
        // A tour can wait.
        (error: unknown) => console.warn(error),
      )
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [shell, hasTools])
}
