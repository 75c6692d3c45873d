import { useEffect, useState } from 'react'

/** When an input that refuses its value starts and stops to shake, in ms. Source: spec/editor.md §5. */
const shakeStart = 50
const shakeEnd = 300

/** A flag that is up while an input shakes, and the function that makes it shake. */
export function useShake(): readonly [isShaking: boolean, shake: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [isShaking, setShaking] = useState(false)

  useEffect(() => {
    if (attempt === 0) return
    const start = setTimeout(() => setShaking(true), shakeStart)
    const end = setTimeout(() => setShaking(false), shakeEnd)
    return () => {
      clearTimeout(start)
      clearTimeout(end)
    }
  }, [attempt])

  return [isShaking, () => setAttempt((count) => count + 1)]
}
