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

/**
 * The text of a form that is sent by a button over a saved value, kept as `useTyped` keeps it: that value until something is typed.
 * `newer` is the value where somebody has saved another one since, and null where what is sent takes the place of what was seen.
 */
export function useTypedOver(key: string, value: string) {
  const { found, keep } = useKeptOver(key)
  const [typed, setTyped] = useState(found)
  const forget = useRef<() => void>(() => undefined)
  forget.current = () => keep(null)
  useEffect(() => () => forget.current(), [])
  const over = typed?.over ?? value
  return {
    text: typed?.text ?? value,
    type: (text: string) => {
      setTyped({ text, over })
      keep(text, over)
    },
    newer: typed && over !== value && typed.text !== value ? value : null,
  }
}

interface Line {
  /** Names what is typed, over all pages. */
  readonly key: string
  /** Saved text. */
  readonly value: string
  /**
   * Returns true once the outbox has it, else resolves to whether it is saved: until then, and after a failure, it is kept. `before` is
   * the saved text over which it was typed, whatever has come since.
   */
  readonly onSave: (text: string, before: string) => true | Promise<boolean>
  readonly isRight?: (text: string) => boolean
}

/**
 * Line of text that is saved when it is left, or taken away: after a crash or a failure, the text is saved when the line shows
 * again. A text that is not right jumps back to the saved value. Words that are being typed stay, whatever somebody else saves
 * meanwhile; words of an earlier time that were typed over another value stand in the line, and are saved by whoever leaves it.
 */
export function useLine({ key, value, onSave, isRight = () => true }: Line) {
  const { found, keep } = useKeptOver(key)
  const [typed, setTyped] = useState(found?.text ?? null)
  const over = useRef(found?.over ?? value)
  const isLeft = useRef(false)
  const isOld = useRef(found !== null && found.over !== value)
  const shown = useRef(value)
  useEffect(() => {
    // What was left has been saved.
    if (shown.current !== value && isLeft.current) setTyped(null)
    shown.current = value
  }, [value])
  const forget = () => {
    keep(null)
    setTyped(null)
  }
  const leave = useRef<() => void>(() => undefined)
  leave.current = () => {
    if (typed === null || isLeft.current) return
    isLeft.current = true
    const text = typed.trim()
    if (!isRight(text) || text === value) return forget()
    const before = over.current
    // What is typed while it is being saved is typed over it.
    over.current = text
    const saving = onSave(text, before)
    if (saving === true) return keep(null)
    void saving.then((isSaved) => {
      if (!isSaved) {
        isLeft.current = false
        if (over.current === text) over.current = before
      }
      // What has been typed since is kept on.
      else if (readKept(key) === typed) forget()
    })
  }
  useEffect(() => {
    const leaveIfNew = () => {
      if (!isOld.current) leave.current()
    }
    leaveIfNew()
    return leaveIfNew
  }, [])
  return {
    text: typed ?? value,
    type: (text: string) => {
      isLeft.current = false
      isOld.current = false
      if (typed === null) over.current = value
      setTyped(text)
      keep(text, over.current)
    },
    leave: () => leave.current(),
    takeBack: forget,
  }
}

/** A kept text, and the saved value that it was typed over; null for one of which that is not known. */
function useKeptOver(key: string) {
  const over = `${key} over`
  const [found] = useState(() => {
    const text = readKept(key)
    return text === null ? null : { text, over: readKept(over) }
  })
  const keep = (text: string | null, value: string | null = null) => {
    writeKept(key, text)
    writeKept(over, value)
  }
  return { found, keep }
}
