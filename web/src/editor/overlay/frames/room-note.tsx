'use client'
import { useRef } from 'react'
import { useOverlay } from '../../context/editor-context.tsx'
import { barRoom } from '../../floating/bar-room.ts'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import type { OverlayState } from '../../session/overlay/overlay-state.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'

/** Beneath the text with the caret: how many characters it may still take. */
export function RoomNote() {
  const room = useOverlay((overlay) => overlay.room)
  return room && <Note room={room} />
}

function Note({ room: { element, max, left } }: { room: NonNullable<OverlayState['room']> }) {
  const { engine: t } = useWords()
  const ref = useRef<HTMLSpanElement>(null)
  useTracked(
    ref,
    () => findElement(element),
    (own, rect) => {
      const x = Math.min(rect.left, document.documentElement.clientWidth - own.offsetWidth - 8)
      const y = Math.min(rect.bottom + 6, window.innerHeight - own.offsetHeight - barRoom)
      own.style.transform = `translate(${Math.round(Math.max(8, x))}px, ${Math.round(y)}px)`
    },
  )
  const words =
    left > 0
      ? t('room.left', { count: left })
      : left === 0
        ? t('room.full', { count: max })
        : t('room.over', { count: -left })
  return (
    <span ref={ref} className={css.note} data-full={left <= 0 || undefined} role="status">
      {words}
    </span>
  )
}
