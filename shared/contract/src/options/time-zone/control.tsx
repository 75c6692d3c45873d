import { useMemo } from 'react'
import type { ControlProps } from '../control.ts'
import { SelectControl } from '../select-control.tsx'
import { offeredZones } from './offered-zones.ts'

export function TimeZoneControl(props: ControlProps<string>) {
  const { language } = props.services
  const offered = useMemo(() => offeredZones(language, new Date()), [language])
  return <SelectControl {...props} offered={offered} />
}
