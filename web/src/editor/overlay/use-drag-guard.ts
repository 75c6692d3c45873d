'use client'
import { useEffect } from 'react'

/**
 * Keeps what is dragged out of a field in it: between two fields browsers take the words out of the first and lose them, as the
 * second is another editing host, or need two steps of undo. A file beside a place that takes it would be opened instead of the
 * page.
 */
export function useDragGuard(): void {
  useEffect(() => {
    let from: string | null = null
    const listening = new AbortController()
    const listen = (names: readonly string[], run: (event: DragEvent) => void, capture: boolean) => {
      for (const name of names)
        document.addEventListener(name, (event) => run(event as DragEvent), { capture, signal: listening.signal })
    }
    const begin = ({ target }: DragEvent) => {
      from = fieldAt(target)
    }
    const keepInField = (event: DragEvent) => {
      if (from !== null && fieldAt(event.target) !== from) refuse(event)
    }
    const keepFilesOut = (event: DragEvent) => {
      if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) refuse(event)
    }
    listen(['dragstart'], begin, true)
    listen(['dragenter', 'dragover', 'drop'], keepInField, true)
    listen(['dragover', 'drop'], keepFilesOut, false)
    listen(
      ['dragend'],
      () => {
        from = null
      },
      true,
    )
    return () => listening.abort()
  }, [])
}

function fieldAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
  return element?.closest<HTMLElement>('[data-field-id]')?.dataset.fieldId ?? null
}

function refuse(event: DragEvent): void {
  event.preventDefault()
  event.stopPropagation()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}
