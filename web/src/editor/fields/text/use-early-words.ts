'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { cutText } from './limit-input.ts'
import { readText, writeText } from './read-text.ts'

interface EarlyWords {
  /** Words that the server wrote into the host. */
  readonly text: string
  /** Most characters that the host takes; null where it cannot be typed in. */
  readonly max: number | null
  readonly start: () => void
  readonly changed: () => void
  readonly stop: () => void
}

/**
 * Takes over what somebody did in a text before the page ran: the server's HTML can be typed in already, but nobody heard of it.
 * Words and caret stay where they are, and go the way of words that were typed later.
 */
export function useEarlyWords(ref: RefObject<HTMLElement | null>, words: EarlyWords): void {
  const latest = useRef(words)
  useLayoutEffect(() => {
    const { text, max, start, changed, stop } = latest.current
    const host = ref.current
    if (!host || max === null) return
    const isAsWritten = host.textContent === text && host.childElementCount === 0
    const hasCaret = host.ownerDocument.activeElement === host
    if (isAsWritten && !hasCaret) return
    start()
    const typed = readText(host)
    if (typed.length > max) writeText(host, cutText(typed, max))
    if (!isAsWritten) changed()
    if (!hasCaret) stop()
  }, [ref])
}
