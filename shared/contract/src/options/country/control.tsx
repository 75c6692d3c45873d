import { useMemo } from 'react'
import type { ControlProps } from '../control.ts'
import { SelectControl } from '../select-control.tsx'
import { countries, countryName } from './option.ts'

export function CountryControl(props: ControlProps<string>) {
  const { language } = props.services
  const offered = useMemo(
    () =>
      countries
        .map((value) => ({ value, label: countryName(value, language) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    [language],
  )
  return <SelectControl {...props} offered={offered} />
}
