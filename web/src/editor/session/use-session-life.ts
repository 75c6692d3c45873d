'use client'
import { useEffect, useRef } from 'react'
import { showUnsent } from '../sync/unsent.ts'
import type { EditorSession } from './editor-session.ts'

/** Away for longer than this, the page is read anew on coming back. */
const staleAfterMs = 30_000

/** Ties a session to its page: starts it, commits when the page is left or hidden, sends and reads anew when it is back. */
export function useSessionLife(session: EditorSession): void {
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // React may take an effect back and run it again at once, which is no end.
    clearTimeout(ending.current)
    let hiddenAt = 0
    const leave = () => session.leave()
    const ask = (event: Event) => {
      leave()
      // In the browser's own words: nothing of it is on this device.
      if (session.isAtRisk) event.preventDefault()
    }
    const back = () => session.resume()
    const seen = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now()
        return leave()
      }
      back()
      if (hiddenAt > 0 && Date.now() - hiddenAt > staleAfterMs) void session.refresh().catch(reportStale)
    }
    void session.start().finally(showUnsent)
    // Before the browser asks for the next page, and for good measure when this one goes: phones know the second only.
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', back)
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', back)
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', seen)
      session.leave()
      ending.current = setTimeout(() => closeWhenSaved(session))
    }
  }, [session])
}

/** A session that stayed open would go on sending for its page, and the one that follows would not hear of its saves. */
function closeWhenSaved(session: EditorSession): void {
  const isSaved = () => session.sync.getState().waiting === 0
  const stop = session.sync.subscribe(() => isSaved() && end())
  const end = () => {
    stop()
    session.close()
  }
  if (isSaved()) end()
}

/** Reading anew is a courtesy: without it a change of somebody else shows up as a conflict, and nothing is lost. */
function reportStale(error: unknown): void {
  console.warn('The page could not be read anew', error)
}
