import { useCallback, useEffect, useRef, useState } from 'react'

interface Reading<A> {
  /** Last answer; null until it has come. Stays while the same is read again. */
  readonly answer: A | null
  /** Cause that kept it from coming; null while it is read for the first time, and once it has come. */
  readonly failure: unknown
  readonly readAgain: () => Promise<void>
}

const nothing = { answer: null, failure: null }

/**
 * Reads over the network what a part shows. `read` is the same at each drawing; another one is asked at once, and what was read
 * before counts no more. `pauseAfter` says after how many ms it is read again, for as long as the answer is on the move.
 */
export function useRead<A>(read: () => Promise<A>, pauseAfter?: (answer: A) => number | false): Reading<A> {
  const [last, setLast] = useState<Omit<Reading<A>, 'readAgain'> & { read: () => Promise<A> }>({ read, ...nothing })
  const turn = useRef(0)
  const readAgain = useCallback(async () => {
    turn.current += 1
    const own = turn.current
    const isKept = (before: typeof last) => before.read === read && (before.answer !== null || before.failure === null)
    setLast((before) => (isKept(before) ? before : { read, ...nothing }))
    try {
      const answer = await read()
      if (own === turn.current) setLast({ read, answer, failure: null })
    } catch (failure) {
      console.warn(failure)
      if (own === turn.current) setLast((before) => ({ ...before, failure }))
    }
  }, [read])
  useEffect(() => void readAgain(), [readAgain])
  const { answer, failure } = last.read === read ? last : nothing
  const pauseMs = answer !== null && pauseAfter?.(answer)
  useEffect(() => {
    // From the last answer or failure on: where answers are slow, each would be overtaken by the next question.
    if (!pauseMs || last.read !== read) return
    const timer = setTimeout(() => void readAgain(), pauseMs)
    return () => clearTimeout(timer)
  }, [pauseMs, readAgain, last, read])
  return { answer, failure, readAgain }
}
