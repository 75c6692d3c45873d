import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { Slot, type Slotted } from '@blickfang/views/kernel/island/slot.tsx'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import type { CSSProperties, PointerEvent } from 'react'
import css from './drawers.module.css'
import { offset, useRow } from './use-row.ts'

interface DrawerRowProps {
  readonly stops: readonly MapStop[]
  readonly contents: readonly Slotted[]
  readonly locale: Locale
  readonly active: number
  readonly isCalm: boolean
  readonly isOpen: boolean
  /** Whether scripts run: before, every drawer can be reached. */
  readonly isMounted: boolean
  readonly onStep: (by: 1 | -1) => void
}

/** The drawers beside each other; those far from the active one are not drawn. */
export function DrawerRow({ stops, contents, locale, active, isCalm, isOpen, isMounted, onStep }: DrawerRowProps) {
  const canStep = (by: 1 | -1) => active + by >= 0 && active + by < stops.length
  const { onPointerDown, ...row } = useRow({ active, isCalm, canStep, onStep })
  function press(event: PointerEvent) {
    // Who taps a button of an open drawer does not pull the sheet, which would measure and render itself for it.
    if (isOpen && event.target instanceof Element && event.target.closest('button')) event.stopPropagation()
    onPointerDown(event)
  }
  return (
    <div className={css.track} onPointerDown={press}>
      <div className={css.row} {...row}>
        {contents.map((content, index) => (
          <Slot
            as="section"
            key={stops[index]?.id}
            className={css.drawer}
            lang={locale}
            style={{ '--at': `${index * offset}%` } as CSSProperties}
            aria-label={stops[index]?.name}
            data-near={Math.abs(index - active) <= 1 || undefined}
            data-active={index === active || undefined}
            inert={isMounted && index !== active}
            content={content}
          />
        ))}
      </div>
    </div>
  )
}
