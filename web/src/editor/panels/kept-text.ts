import { useCallback, useEffect, useRef, useState } from 'react'
import { readKept, writeKept } from '../context/kept-texts.ts'

/**
 * Text that has been typed into a control of a panel and cannot be saved yet, because it is not right or not confirmed: it outlives
 * a reload and a crash, and stands in the control again when that is opened. A text that can be saved lies in the outbox's journal.
 * Null forgets it.
 */
export function useKeptText(key: string): readonly [string | null, (text: string | null) => void] {
  const [found] = useState(() => readKept(key))
  const keep = useCallback((text: string | null) => writeKept(key, text), [key])
  return [found, keep]
}

/** The text of a form that is sent by a button: it outlives a reload and a crash until the form is sent or closed. */
export function useTyped(key: string, value: string): readonly [string, (text: string) => void] {
  const [kept, keep] = useKeptText(key)
  const [text, setText] = useState(kept ?? value)
  useEffect(() => () => keep(null), [keep])
  const type = useCallback(
    (next: string) => {
      setText(next)
      keep(next)
    },
    [keep],
  )
  return [text, type]
}

interface Line {
  /** Names what is typed, over all pages. */
  readonly key: string
  /** Saved text. */
  readonly value: string
  readonly onSave: (text: string) => void
  readonly isRight?: (text: string) => boolean
}

/**
 * Line of text that is saved when it is left, or taken away: after a crash, the text is saved when the line shows again. A text
 * that is not right jumps back to the saved value.
 */
export function useLine({ key, value, onSave, isRight = () => true }: Line) {
  const [kept, keep] = useKeptText(key)
  const [typed, setTyped] = useState(kept)
  const isLeft = useRef(false)
  const shown = useRef(value)
  // What was typed has been saved, or somebody else has changed it.
  useEffect(() => {
    if (shown.current !== value) setTyped(null)
    shown.current = value
  }, [value])
  const leave = useRef<() => void>(() => undefined)
  leave.current = () => {
    if (typed === null || isLeft.current) return
    isLeft.current = true
    keep(null)
    const text = typed.trim()
    if (isRight(text) && text !== value) onSave(text)
    else setTyped(null)
  }
  useEffect(() => {
    leave.current()
    return () => leave.current()
  }, [])
  return {
    text: typed ?? value,
    type: (text: string) => {
      isLeft.current = false
      setTyped(text)
      keep(text)
    },
    leave: () => leave.current(),
    takeBack: () => {
      keep(null)
      setTyped(null)
    },
  }
}
