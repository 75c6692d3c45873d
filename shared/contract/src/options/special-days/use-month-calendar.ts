import { type ComponentType, useEffect, useState } from 'react'
import type { MonthCalendarProps } from './month-calendar.tsx'

/**
 * Calendar once its code has come, and whether to keep room for it meanwhile. Where it does not come there is none: days are typed
 * then, and the next time that the control is shown asks for it again.
 */
export function useMonthCalendar(): {
  readonly Calendar: ComponentType<MonthCalendarProps> | null
  isAwaited: boolean
} {
  const [Calendar, setCalendar] = useState<ComponentType<MonthCalendarProps> | null>(null)
  const [isAwaited, setAwaited] = useState(true)
  useEffect(() => {
    let isGone = false
    import('./month-calendar.tsx').then(
      ({ MonthCalendar }) => !isGone && setCalendar(() => MonthCalendar),
      (error: unknown) => {
        console.warn(error)
        if (!isGone) setAwaited(false)
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return { Calendar, isAwaited }
}
