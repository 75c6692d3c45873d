/** What the clocks and calendars of a place show: the day as `YYYY-MM-DD`, the time as `HH:MM`. */
export interface WallTime {
  readonly date: string
  readonly time: string
}

const asked = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
type Part = 'month' | 'day' | 'hour' | 'minute' | 'second'

/** By time zone: to make one takes ten times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...asked, timeZone })
  formats.set(timeZone, format)
  return format
}

/**
 * Tells the day and the time in a time zone (`Europe/Zurich`), for machines: to compare, to store, to count. Engines write the
 * parts of a date as the ICU does that they were built with, in its order, digits and length of a year; so each part is taken
 * by its name, and the year from the moment itself: it is the one in which these parts are nearest to it.
 */
export function wallTime(moment: Date, timeZone: string): WallTime {
  const parts = formatIn(timeZone).formatToParts(moment)
  const part = (name: Part) => numberIn(parts.find(({ type }) => type === name)?.value ?? '')
  const year = moment.getUTCFullYear()
  const [nearest = Number.NaN] = [year - 1, year, year + 1]
    // Some engines call midnight 24.
    .map((each) => Date.UTC(each, part('month') - 1, part('day'), part('hour') % 24, part('minute'), part('second')))
    .sort((a, b) => Math.abs(a - moment.getTime()) - Math.abs(b - moment.getTime()))
  const written = new Date(nearest).toISOString()
  return { date: written.slice(0, 10), time: written.slice(11, 16) }
}

/** The number that digits of any script make. */
function numberIn(text: string): number {
  return Number((text.match(/\p{Nd}/gu) ?? []).map(digitOf).join(''))
}

/** Unicode keeps the ten digits of a script in their order, and sets of them one after the other. */
function digitOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}
