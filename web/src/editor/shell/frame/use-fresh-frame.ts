'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useEditor } from '../../context/editor-context.tsx'

/** Saves come in bursts; the frame is drawn anew after the last of them. */
const settleMs = 200

/** Draws header, footer and all else around the blocks anew once something of it has been saved, here or by somebody else. */
export function useFreshFrame(): void {
  const session = useEditor()
  const router = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const draw = () => {
      clearTimeout(timer)
      timer = setTimeout(() => router.refresh(), settleMs)
    }
    const stop = session.frame.subscribe(draw)
    // What an earlier run has saved may be heard of before anybody listens.
    if (session.frame.getState().all > 0) draw()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [session, router])
}
