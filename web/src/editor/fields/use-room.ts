'use client'
import { useMemo } from 'react'
import { useEditor } from '../editor-context.tsx'
import type { Place } from './place.ts'

/** Near the limit is within a tenth of it, and for short texts within these characters. */
const nearMost = 10

/** Tells the overlay how much room a text has left, once that is little. Costs a typed letter one subtraction. */
export function useRoom({ groupId, name, field }: Place) {
  const { selection } = useEditor()
  const max = field.maxLength
  return useMemo(() => {
    const element = { groupId, field: name }
    const clear = () => {
      if (selection.getState().room) selection.setState({ room: null })
    }
    return {
      max,
      clear,
      report: (length: number) => {
        const left = max - length
        if (left > Math.max(nearMost, max / 10)) clear()
        else if (selection.getState().room?.left !== left) selection.setState({ room: { element, max, left } })
      },
    }
  }, [selection, groupId, name, max])
}
