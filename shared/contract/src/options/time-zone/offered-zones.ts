import { wallTime } from '../../kernel/time/wall-time.ts'
import { zoneName } from './zone-names.ts'
import { timeZones } from './zones.ts'

const minuteMs = 60_000

/** The zones as a person chooses one: by a city, with what its clocks are ahead of UTC by now. In the order of the alphabet. */
export function offeredZones(
  language: string,
  now: Date,
): readonly { readonly value: string; readonly label: string }[] {
  return timeZones
    .map((value) => ({ value, label: `${zoneName(value, language)} (${offsetOf(value, now)})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}

function offsetOf(zone: string, now: Date): string {
  const { date, time } = wallTime(now, zone)
  const minutes = Math.round(
    (Date.parse(`${date}T${time}Z`) - Math.floor(now.getTime() / minuteMs) * minuteMs) / minuteMs,
  )
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
