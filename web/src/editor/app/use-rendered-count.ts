'use client'
import { startTransition, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../context/editor-context.tsx'
import { blocksAtOnce } from './blocks-at-once.ts'

/** Few enough that a key that falls into it is still painted in time. */
const blocksAStep = 8
/** A person who types, or has just put the caret somewhere, gets no further blocks before a pause of this length. */
const quietMs = 2_000

/** How many blocks are on the page so far: the first ones at once, those of a long page after them while nobody needs the browser. */
export function useRenderedCount(total: number): number {
  const isWhole = useStore(useEditor().document.root, (root) => root.isWhole)
  const [count, setCount] = useState(blocksAtOnce)
  const isDone = count >= total
  useEffect(() => {
    if (!isWhole || isDone) return
    let typedAt = 0
    const onKey = () => {
      typedAt = performance.now()
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.isContentEditable) onKey()
    }
    let cancel = whenIdle(step)
    function step() {
      const isTyping = typedAt > 0 && performance.now() - typedAt < quietMs
      if (!isTyping) startTransition(() => setCount((before) => before + blocksAStep))
      cancel = isTyping ? after(quietMs) : whenIdle(step)
    }
    function after(ms: number) {
      const timer = setTimeout(step, ms)
      return () => clearTimeout(timer)
    }
    document.addEventListener('keydown', onKey, { passive: true, capture: true })
    document.addEventListener('focusin', onFocus, { passive: true })
    return () => {
      cancel()
      document.removeEventListener('keydown', onKey, { capture: true })
      document.removeEventListener('focusin', onFocus)
    }
  }, [isWhole, isDone])
  return isWhole && isDone ? total : count
}

/** Safari knows no idle time; there a short wait has to do. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 30)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run)
  return () => cancelIdleCallback(asked)
}
