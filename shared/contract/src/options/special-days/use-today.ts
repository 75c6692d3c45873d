import { useEffect, useState } from 'react'
import { wallTime } from '../../kernel/time/wall-time.ts'
import type { ControlServices } from '../control.ts'
import { firstZone } from '../time-zone/first-zone.ts'

/** Asks which day it is where the shop is. */
export function useToday({ readSetting }: Pick<ControlServices, 'readSetting'>): string {
  const [zone, setZone] = useState(firstZone)
  useEffect(() => {
    // Who does not answer leaves it as it is.
    readSetting('business.timeZone').then(
      (set) => typeof set === 'string' && setZone(set),
      () => undefined,
    )
  }, [readSetting])
  return wallTime(new Date(), zone).date
}
