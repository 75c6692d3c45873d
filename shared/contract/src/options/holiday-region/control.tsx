import { useCallback, useEffect, useState } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import type { ControlProps } from '../control.ts'
import { SelectControl } from '../select-control.tsx'
import { messages } from './messages.generated.ts'
import { regionName, regionsOf } from './option.ts'

/** The regions of the country that the site names, which each press asks for once more: somebody may just have chosen another one. */
export function HolidayRegionControl(props: ControlProps<string>) {
  const { services, value } = props
  const { language, readSetting } = services
  const [country, setCountry] = useState<string | null>(null)
  const look = useCallback(() => {
    readSetting('business.country').then(
      (read) => setCountry(String(read ?? '')),
      (error: unknown) => console.warn(error),
    )
  }, [readSetting])
  useEffect(look, [look])
  const offered = [...new Set([...regionsOf(country ?? ''), ...(value ? [value] : [])])]
    .map((code) => ({ value: code, label: regionName(code, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
  const t = translate(messages, language)
  const none = { value: '', label: country === null ? '' : t(country === 'CH' ? 'byPostcode' : 'whole') }
  return (
    <div onFocusCapture={look}>
      <SelectControl {...props} offered={[none, ...offered]} />
    </div>
  )
}
