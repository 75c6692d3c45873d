'use client'
import { useRef } from 'react'
import { cover, useTracked } from '../../floating/use-tracked.ts'
import type { ElementRef } from '../../session/overlay/overlay-state.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'

/** The frame of a picture: 1 px pointed at, 2 px selected. Texts have none, they have their underline. */
export function FieldFrame({ element, isSelected }: { element: ElementRef; isSelected: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  useTracked(
    frame,
    () => {
      const found = findElement(element)
      return found?.dataset.fieldKind === 'media' ? found : null
    },
    cover,
  )
  return <div ref={frame} className={css.frame} data-selected={isSelected || undefined} data-field />
}
