import { useRef } from 'react'

interface Passing<Value> {
  /** Passes a typed value on; for a text that is none (undefined) the value is again the one from before somebody began to type. */
  readonly passOn: (next: Value | undefined) => void
  /** Ends the typing: what was passed on stays. */
  readonly settle: () => void
}

/** Passes on what is typed for as long as it is a value: what is refused leaves no beginning of it behind. `isTyping`: the text is not the value's. */
export function usePassOn<Value>(
  { value, onChange }: { readonly value: Value; readonly onChange: (value: Value) => void },
  isTyping: boolean,
): Passing<Value> {
  const before = useRef(value)
  const isPassedOn = useRef(false)
  if (!isTyping) before.current = value
  return {
    passOn: (next) => {
      if (next !== undefined) onChange(next)
      else if (isPassedOn.current) onChange(before.current)
      isPassedOn.current = next !== undefined
    },
    settle: () => {
      isPassedOn.current = false
    },
  }
}
