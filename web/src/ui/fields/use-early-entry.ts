import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'

/**
 * Tells an input's owner what was entered before the page ran, by hand or by the browser: React leaves it in the input, but tells
 * nobody.
 */
export function useEarlyEntry(id: string, input: Pick<ComponentProps<'input'>, 'value' | 'onChange'>): void {
  const latest = useRef(input)
  useLayoutEffect(() => {
    const { value, onChange } = latest.current
    const target = document.getElementById(id)
    if (value === undefined || !onChange || !(target instanceof HTMLInputElement)) return
    // Of the event they read its input only.
    if (target.value !== String(value)) onChange({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>)
  }, [id])
}
