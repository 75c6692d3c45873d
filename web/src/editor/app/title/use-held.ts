'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * A value by which a block is made, as it was when the caret came into the block, until it leaves: were the field another element
 * meanwhile, the caret would be lost.
 */
export function useHeld<Value>(value: Value, groupId: string): Value {
  const held = useRef(value)
  const read = () => (hasCaret(groupId) ? held.current : value)
  const shown = useSyncExternalStore(onCaretMoved, read, () => value)
  useEffect(() => {
    held.current = shown
  }, [shown])
  return shown
}

function hasCaret(groupId: string): boolean {
  return Boolean(document.activeElement?.closest(`[data-group-id="${CSS.escape(groupId)}"]`))
}

function onCaretMoved(listener: () => void): () => void {
  // On its way to another field the caret is nowhere for a moment, and what is made anew then may be where it goes.
  const leave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && listener()
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', leave)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', leave)
  }
}
