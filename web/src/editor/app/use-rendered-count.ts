'use client'
import { startTransition, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { whenIdle } from '../../ui/thread/when-idle.ts'
import { useEditor } from '../context/editor-context.tsx'
import { blocksAtOnce } from './blocks-at-once.ts'

/** Few enough that a key that falls into it is still painted in time. */
const blocksAStep = 4

/** How many blocks are on the page so far: the first ones at once, those of a long page after them while nobody needs the browser. */
export function useRenderedCount(total: number): number {
  const isWhole = useStore(useEditor().document.root, (root) => root.isWhole)
  const [count, setCount] = useState(blocksAtOnce)
  const isDone = count >= total
  useEffect(() => {
    if (!isWhole || isDone) return
    let isCurrent = true
    const drawMore = async () => {
      for (await whenIdle(); isCurrent; await whenIdle())
        startTransition(() => setCount((before) => before + blocksAStep))
    }
    void drawMore()
    return () => {
      isCurrent = false
    }
  }, [isWhole, isDone])
  return isWhole && isDone ? total : count
}
