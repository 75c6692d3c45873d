'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useEditor } from '../../context/editor-context.tsx'
import { isDrawnWith } from './drawn-query.ts'

/** Saves come in bursts; the frame is drawn anew after the last of them. */
const settleMs = 200
/** Time after which an answer has come, or a step in the browser's history has taken its place. */
const answerMs = 3_000
const maxTries = 3

/** Draws header, footer and all else around the blocks anew once something of it has been saved, here or by somebody else. */
export function useFreshFrame(): void {
  const session = useEditor()
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const draw = (afterMs = settleMs, tries = maxTries) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { pathname, search, hash } = window.location
        // Flags change without the server. Its answer to others than it has drawn is another page to the router, which asks again and,
        // where a window opens or closes meanwhile, loads all of it anew under the fingers. So those flags are opened instead.
        if (isDrawnWith(search)) return router.refresh()
        router.replace(pathname + search + hash, { scroll: false })
        if (tries > 1) timer = setTimeout(() => isDrawnWith(search) || draw(0, tries - 1), answerMs)
      }, afterMs)
    }
    const stop = session.frame.subscribe(() => draw())
    // What an earlier run has saved may be heard of before anybody listens.
    if (session.frame.getState().all > 0) draw()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [session, router])
}
