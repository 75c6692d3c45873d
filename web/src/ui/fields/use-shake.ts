import { useEffect, useState } from 'react'

/** True between 50 and 300 ms after `signal` changed to something else: the input shakes once. Source of the times: spec/editor.md §5. */
export function useShake(signal: string | null): boolean {
  const [isShaking, setShaking] = useState(false)
  useEffect(() => {
    if (!signal) return
    const on = setTimeout(() => setShaking(true), 50)
    const off = setTimeout(() => setShaking(false), 300)
    return () => {
      clearTimeout(on)
      clearTimeout(off)
      setShaking(false)
    }
  }, [signal])
  return isShaking
}
