'use client'
import { useMemo } from 'react'
import { afterPaint } from '../context/after-paint.ts'
import { useEditor } from '../context/editor-context.tsx'
import type { Place } from './place.ts'

/** Near the limit is within a tenth of it, and for short texts within these characters. */
const nearMost = 10

/** Tells the overlay how much room a text has left, once that is little and after the letter is painted. */
export function useRoom({ groupId, name, field }: Place) {
  const { overlay } = useEditor()
  const max = field.maxLength
  return useMemo(() => {
    const element = { groupId, field: name }
    let reported: number | null = null
    const show = afterPaint(() => {
      if (reported === null) return
      const left = max - reported
      const isNear = left <= Math.max(nearMost, max / 10)
      overlay.send({ type: 'room', room: isNear ? { element, max, left } : null })
    })
    return {
      max,
      clear: () => {
        reported = null
        overlay.send({ type: 'room', room: null })
      },
      report: (length: number) => {
        reported = length
        show()
      },
    }
  }, [overlay, groupId, name, max])
}
